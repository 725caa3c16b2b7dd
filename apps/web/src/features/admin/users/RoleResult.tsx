import { assertNever } from '@storefront/domain'
import { Banner } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { OutageBanner } from '../../../notices/OutageBanner.tsx'
import type { RoleOutcome } from './useSetRole.ts'

/** What came of giving a role. */
export function RoleResult({ outcome }: { readonly outcome: RoleOutcome | null }) {
  const { t } = useTranslation('admin')
  if (outcome === null) return null
  switch (outcome.type) {
    case 'set':
      return (
        <Banner tone="success">{t(`users.done.${outcome.role}`, { email: outcome.email })}</Banner>
      )
    case 'refused':
      return <Banner tone="warning">{t(`users.${outcome.code}`)}</Banner>
    case 'outage':
      return <OutageBanner failed={t('users.notDone')} outage={outcome.code} />
    default:
      return assertNever(outcome)
  }
}
