import { useTranslation } from 'react-i18next'

import { PageHead } from '../../routes/PageHead.tsx'

export function Page() {
  const { t } = useTranslation('catalog')
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <h1>{t('title')}</h1>
    </>
  )
}
