import { legendSerpent } from '@storefront/imagery/legend-serpent'
import { Loading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'

import { useLanguage } from '../../i18n/useLanguage.ts'
import { PageHead } from '../../routes/PageHead.tsx'
import { localizedPath, pages } from '../../routes/paths.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { useActionLink } from './emails/useActionLink.ts'
import { VerifyEmail } from './emails/VerifyEmail.tsx'

const { path } = pages.verify

/**
 * `/verify`: where the links of all e-mails of the authentication service lead, which knows one
 * address for them; those for a new password are sent on.
 */
export function Page() {
  const { t } = useTranslation(['account', 'shell'])
  const { search } = useLocation()
  const language = useLanguage()
  const link = useActionLink()
  if (link?.kind === 'reset-password') {
    return <Navigate to={`${localizedPath(pages.resetPassword.path, language)}${search}`} replace />
  }
  return (
    <AccountFrame picture={legendSerpent} title={t('verify.title')}>
      <PageHead path={path} title={t('verify.title')} description={t('verify.description')} />
      {link === null ? (
        <Loading>{t('shell:loading')}</Loading>
      ) : (
        <VerifyEmail key={link.code} actionCode={link.code} />
      )}
    </AccountFrame>
  )
}
