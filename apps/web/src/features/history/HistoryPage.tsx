import { useTranslation } from 'react-i18next'

import { PageHead } from '../../routes/PageHead.tsx'

export function Page() {
  const { t } = useTranslation('history')
  return (
    <>
      <PageHead title={t('history.title')} description={t('history.description')} />
      <h1>{t('history.title')}</h1>
    </>
  )
}
