import { useTranslation } from 'react-i18next'

import { terms } from './terms.ts'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { LegalView } from './LegalView.tsx'

/** `/terms`: what holds when somebody buys. */
export function Page() {
  const { t } = useTranslation('legal')
  return (
    <>
      <PageHead path="/terms" title={t('terms.title')} description={t('terms.description')} />
      <LegalView title={t('terms.title')} text={terms} />
    </>
  )
}
