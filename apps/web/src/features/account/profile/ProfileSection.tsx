import { type Account, outageCodeOf } from '@storefront/domain'
import { Loading } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useBackend } from '../../../shared/services.tsx'
import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import { AccountSection } from '../AccountSection.tsx'
import { profileQueries } from '../profileQueries.ts'
import { ProfileEditor } from './ProfileEditor.tsx'

/** The visitor's profile as it is stored, once it is known. */
export function ProfileSection({ account }: { readonly account: Account }) {
  const { t } = useTranslation(['account', 'shared'])
  const profile = useQuery(profileQueries.own(useBackend(), account.uid))
  // An outage later on takes nothing away: somebody may be typing.
  if (profile.data !== undefined) return <ProfileEditor account={account} profile={profile.data} />
  return (
    <AccountSection id="data" title={t('profile.data')}>
      {profile.isError ? (
        <OutageBanner
          failed={t('profile.loadFailed')}
          outage={outageCodeOf(profile.error)}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <Loading>{t('shared:loading')}</Loading>
      )}
    </AccountSection>
  )
}
