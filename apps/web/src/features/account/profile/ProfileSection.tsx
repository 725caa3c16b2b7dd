import { type Account, outageCodeOf } from '@storefront/domain'
import { Banner, Button, Loading } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useBackend } from '../../../composition/ServicesProvider.tsx'
import { AccountSection } from '../AccountSection.tsx'
import { profileQueries } from '../profileQueries.ts'
import { ProfileEditor } from './ProfileEditor.tsx'

/** The visitor's profile as it is stored, once it is known. */
export function ProfileSection({ account }: { readonly account: Account }) {
  const { t } = useTranslation(['account', 'shell'])
  const profile = useQuery(profileQueries.own(useBackend(), account.uid))
  // An outage later on takes nothing away: somebody may be typing.
  if (profile.data !== undefined) return <ProfileEditor account={account} profile={profile.data} />
  return (
    <AccountSection id="data" title={t('profile.data')}>
      {profile.isError ? (
        <Banner
          tone="error"
          action={
            <Button variant="quiet" onClick={() => void profile.refetch()}>
              {t('shell:tryAgain')}
            </Button>
          }
        >
          {t('profile.loadFailed')} {t(`shell:outage.${outageCodeOf(profile.error)}`)}
        </Banner>
      ) : (
        <Loading>{t('shell:loading')}</Loading>
      )}
    </AccountSection>
  )
}
