import { useTranslation } from 'react-i18next'

import { PageHead } from '../../routes/PageHead.tsx'

export function Page() {
  const { t } = useTranslation('legal')
  return (
    <>
      <PageHead title={t('terms.title')} description={t('terms.description')} />
      <h1>{t('terms.title')}</h1>
    </>
  )
}
