import { useTranslation } from 'react-i18next'

import { PageHead } from '../../routes/PageHead.tsx'

export function Page() {
  const { t } = useTranslation('legal')
  return (
    <>
      <PageHead title={t('privacy.title')} description={t('privacy.description')} />
      <h1>{t('privacy.title')}</h1>
    </>
  )
}
