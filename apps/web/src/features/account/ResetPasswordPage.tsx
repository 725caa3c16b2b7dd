import { legendLechuza } from '@storefront/imagery/legend-lechuza'
import { Loading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'

import { ServerState } from '../../composition/ServerState.tsx'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { PageHead } from '../../routes/PageHead.tsx'
import { localizedPath, pages } from '../../routes/paths.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { useActionLink } from './emails/useActionLink.ts'
import { ForgottenPassword } from './password/ForgottenPassword.tsx'
import { ResetPassword } from './password/ResetPassword.tsx'

const { path } = pages.resetPassword

/** `/reset-password`: asks for the e-mail with the link, or, come by that link, for a new password. */
export function Page() {
  const { t } = useTranslation(['account', 'shell'])
  const { search } = useLocation()
  const language = useLanguage()
  const link = useActionLink()
  if (link?.kind === 'verify-email') {
    return <Navigate to={`${localizedPath(pages.verify.path, language)}${search}`} replace />
  }
  return (
    <AccountFrame picture={legendLechuza} title={t('reset.title')}>
      <PageHead path={path} title={t('reset.title')} description={t('reset.description')} />
      {link === null && <Loading>{t('shell:loading')}</Loading>}
      {link?.code === null && <ForgottenPassword />}
      {link !== null && link.code !== null && (
        <ServerState>
          <ResetPassword key={link.code} actionCode={link.code} />
        </ServerState>
      )}
    </AccountFrame>
  )
}
