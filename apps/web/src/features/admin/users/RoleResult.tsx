import { Banner } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import { Done } from '../frame/Done.tsx'
import type { RoleOutcome } from './useSetRole.ts'

/** What came of giving a role. */
export function RoleResult({ outcome }: { readonly outcome: RoleOutcome | null }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <Done>
        {outcome?.type === 'set' && t(`users.done.${outcome.role}`, { email: outcome.email })}
      </Done>
      {outcome?.type === 'refused' && <Banner tone="warning">{t(`users.${outcome.code}`)}</Banner>}
      {outcome?.type === 'outage' && (
        <OutageBanner failed={t('users.notDone')} outage={outcome.code} />
      )}
    </>
  )
}
