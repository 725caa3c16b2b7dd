import { useTranslation } from 'react-i18next'

import { PageHead } from '../../routes/PageHead.tsx'

export function Page() {
  const { t } = useTranslation('process')
  return (
    <>
      <PageHead title={t('process.title')} description={t('process.description')} />
      <h1>{t('process.title')}</h1>
    </>
  )
}
