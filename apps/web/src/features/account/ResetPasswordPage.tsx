import { legendLechuza } from '@storefront/imagery/legend-lechuza'
import { Loading } from '@storefront/ui'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { localizedPath } from '../../shared/navigation/paths.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { useActionLink } from './emails/useActionLink.ts'
import { ForgottenPassword } from './password/ForgottenPassword.tsx'

const ResetPassword = lazy(async () => ({
  default: (await import('./password/ResetPassword.tsx')).ResetPassword,
}))

const path = '/reset-password'

/** `/reset-password`: asks for the e-mail with the link, or, come by that link, for a new password. */
export function Page() {
  const { t } = useTranslation(['account', 'shared'])
  const { search } = useLocation()
  const language = useLanguage()
  const link = useActionLink()
  if (link?.kind === 'verify-email') {
    return <Navigate to={`${localizedPath('/verify', language)}${search}`} replace />
  }
  const waiting = <Loading>{t('shared:loading')}</Loading>
  return (
    <AccountFrame picture={legendLechuza} title={t('reset.title')}>
      <PageHead path={path} title={t('reset.title')} description={t('reset.description')} />
      {link === null && waiting}
      {link?.code === null && <ForgottenPassword />}
      {link !== null && link.code !== null && (
        <Suspense fallback={waiting}>
          <ResetPassword key={link.code} actionCode={link.code} />
        </Suspense>
      )}
    </AccountFrame>
  )
}
