import { useTranslation } from 'react-i18next'

import { terms } from '../../content/terms.ts'
import { PageHead } from '../../routes/PageHead.tsx'
import { pages } from '../../routes/paths.ts'
import { LegalView } from './LegalView.tsx'

/** `/terms`: what holds when somebody buys. */
export function Page() {
  const { t } = useTranslation('legal')
  return (
    <>
      <PageHead
        path={pages.terms.path}
        title={t('terms.title')}
        description={t('terms.description')}
      />
      <LegalView title={t('terms.title')} text={terms} />
    </>
  )
}
