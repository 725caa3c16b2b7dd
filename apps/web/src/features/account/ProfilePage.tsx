import { type Account, outageCodeOf, type Profile } from '@storefront/domain'
import { Banner, Button } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { ServerState } from '../../composition/ServerState.tsx'
import { useBackend } from '../../composition/ServicesProvider.tsx'
import { PageHead } from '../../routes/PageHead.tsx'
import { useSession } from '../../session/useSession.ts'
import { AccountFrame } from './AccountFrame.tsx'
import styles from './ProfilePage.module.css'
import { profileQueries } from './profileQueries.ts'

const fields = ['nombre', 'cedula', 'email', 'telefono', 'direccion'] as const

/** `/userProfile` (spec section 2): the visitor's own data, to read. */
export function Page() {
  const { t } = useTranslation('account')
  const session = useSession()
  return (
    <AccountFrame title={t('profile.title')} lead={t('profile.lead')}>
      <PageHead title={t('profile.title')} description={t('profile.description')} isPrivate />
      {session.status === 'signed-in' && (
        <ServerState>
          <OwnProfile account={session.account} />
        </ServerState>
      )}
    </AccountFrame>
  )
}

function OwnProfile({ account }: { readonly account: Account }) {
  const { t } = useTranslation(['account', 'shell'])
  const profile = useQuery(profileQueries.own(useBackend(), account.uid))
  if (profile.isPending) return <p role="status">{t('shell:loading')}</p>
  if (profile.isError) {
    return (
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
    )
  }
  return (
    <>
      {profile.data === null && <Banner tone="warning">{t('profile.missing')}</Banner>}
      <ProfileFields profile={profile.data} email={account.email} />
    </>
  )
}

interface ProfileFieldsProps {
  /** Null while none has been saved; the account knows the e-mail all the same. */
  readonly profile: Profile | null
  readonly email: string
}

function ProfileFields({ profile, email }: ProfileFieldsProps) {
  const { t } = useTranslation('account')
  return (
    <dl className={styles.fields}>
      {fields.map((field) => {
        const value = field === 'email' ? email : (profile?.[field] ?? '')
        return (
          <div key={field}>
            <dt>{t(`fields.${field}`)}</dt>
            <dd data-empty={value === ''}>{value === '' ? t('profile.empty') : value}</dd>
          </div>
        )
      })}
    </dl>
  )
}
