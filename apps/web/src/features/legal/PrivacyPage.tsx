import { useTranslation } from 'react-i18next'

import { privacy } from '../../content/privacy.ts'
import { PageHead } from '../../routes/PageHead.tsx'
import { pages } from '../../routes/paths.ts'
import { LegalView } from './LegalView.tsx'

/** `/privacy`: what is kept about a visitor, and what they can do about it. */
export function Page() {
  const { t } = useTranslation('legal')
  return (
    <>
      <PageHead
        path={pages.privacy.path}
        title={t('privacy.title')}
        description={t('privacy.description')}
      />
      <LegalView title={t('privacy.title')} text={privacy} />
    </>
  )
}
