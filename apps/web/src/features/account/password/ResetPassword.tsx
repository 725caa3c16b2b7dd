import { type AuthErrorCode, outageCodeOf } from '@storefront/domain'
import { Banner, Button, Loading } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { ServerState } from '../../../shared/query/ServerState.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { useAuthErrorText } from '../useAuthErrorText.ts'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { passwordResetQueries } from './passwordResetQueries.ts'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'

/** What only another e-mail helps against; everything else may pass. */
const lost: ReadonlySet<AuthErrorCode> = new Set([
  'action-code-expired',
  'action-code-invalid',
  'unknown',
])

interface ResetPasswordProps {
  readonly actionCode: string
}

/** Looks at the code of a reset e-mail before a new password is asked for. */
export function ResetPassword({ actionCode }: ResetPasswordProps) {
  return (
    <ServerState>
      <CheckedCode actionCode={actionCode} />
    </ServerState>
  )
}

function CheckedCode({ actionCode }: ResetPasswordProps) {
  const { t } = useTranslation(['account', 'shared'])
  const textOf = useAuthErrorText()
  const email = useQuery(passwordResetQueries.emailOf(useBackend(), actionCode))
  if (email.isPending || email.isRefetching) return <Loading>{t('shared:loading')}</Loading>
  if (email.data?.ok === true) {
    return <ResetPasswordForm actionCode={actionCode} email={email.data.value} />
  }
  if (email.data !== undefined && lost.has(email.data.error.code)) {
    return (
      <>
        <Banner tone="error">{textOf(email.data.error)}</Banner>
        <ForgottenPassword />
      </>
    )
  }
  return (
    <Banner
      tone="error"
      action={
        <Button variant="quiet" onClick={() => void email.refetch()}>
          {t('shared:tryAgain')}
        </Button>
      }
    >
      {email.isError ? t(`shared:outage.${outageCodeOf(email.error)}`) : textOf(email.data.error)}
    </Banner>
  )
}
