import { useTranslation } from 'react-i18next'

import { PageHead } from '../../routes/PageHead.tsx'

export function Page() {
  const { t } = useTranslation('cocktails')
  return (
    <>
      <PageHead title={t('cocktails.title')} description={t('cocktails.description')} />
      <h1>{t('cocktails.title')}</h1>
    </>
  )
}
