import { legendSerpent } from '@storefront/imagery/legend-serpent'
import { Loading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { localizedPath } from '../../shared/navigation/paths.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { useActionLink } from './emails/useActionLink.ts'
import { VerifyEmail } from './emails/VerifyEmail.tsx'

const path = '/verify'

/**
 * `/verify`: where the links of all e-mails of the authentication service lead, which knows one
 * address for them; those for a new password are sent on.
 */
export function Page() {
  const { t } = useTranslation(['account', 'shared'])
  const { search } = useLocation()
  const language = useLanguage()
  const link = useActionLink()
  if (link?.kind === 'reset-password') {
    return <Navigate to={`${localizedPath('/reset-password', language)}${search}`} replace />
  }
  return (
    <AccountFrame picture={legendSerpent} title={t('verify.title')}>
      <PageHead path={path} title={t('verify.title')} description={t('verify.description')} />
      {link === null ? (
        <Loading>{t('shared:loading')}</Loading>
      ) : (
        <VerifyEmail key={link.code} actionCode={link.code} />
      )}
    </AccountFrame>
  )
}
