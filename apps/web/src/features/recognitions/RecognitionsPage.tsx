import { useTranslation } from 'react-i18next'

import { PageHead } from '../../routes/PageHead.tsx'

export function Page() {
  const { t } = useTranslation('recognitions')
  return (
    <>
      <PageHead title={t('recognitions.title')} description={t('recognitions.description')} />
      <h1>{t('recognitions.title')}</h1>
    </>
  )
}
