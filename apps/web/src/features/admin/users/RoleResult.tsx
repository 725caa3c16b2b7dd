import { assertNever } from '@storefront/domain'
import { Banner } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import type { RoleOutcome } from './useSetRole.ts'

/** What came of giving a role. */
export function RoleResult({ outcome }: { readonly outcome: RoleOutcome | null }) {
  const { t } = useTranslation(['admin', 'shell'])
  if (outcome === null) return null
  switch (outcome.type) {
    case 'set':
      return (
        <Banner tone="success">{t(`users.done.${outcome.role}`, { email: outcome.email })}</Banner>
      )
    case 'refused':
      return <Banner tone="warning">{t(`users.${outcome.code}`)}</Banner>
    case 'outage':
      return (
        <Banner tone="error">
          {t('users.notDone')} {t(`shell:outage.${outcome.code}`)}
        </Banner>
      )
    default:
      return assertNever(outcome)
  }
}
