import { useTranslation } from 'react-i18next'

import { privacy } from './privacy.ts'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { LegalView } from './LegalView.tsx'

/** `/privacy`: what is kept about a visitor, and what they can do about it. */
export function Page() {
  const { t } = useTranslation('legal')
  return (
    <>
      <PageHead path="/privacy" title={t('privacy.title')} description={t('privacy.description')} />
      <LegalView title={t('privacy.title')} text={privacy} />
    </>
  )
}
