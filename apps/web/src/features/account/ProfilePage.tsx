import { type Account, hasPassword } from '@storefront/domain'
import { legendLechuza } from '@storefront/imagery/legend-lechuza'
import { Picture, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { ServerState } from '../../composition/ServerState.tsx'
import { PageHead } from '../../routes/PageHead.tsx'
import { useSession } from '../../session/useSession.ts'
import { PasswordSection } from './password/PasswordSection.tsx'
import { ProfileSection } from './profile/ProfileSection.tsx'
import styles from './ProfilePage.module.css'
import { RightsSection } from './rights/RightsSection.tsx'

/** `/userProfile` (spec section 2): the visitor's data, password and rights. */
export function Page() {
  const { t } = useTranslation('account')
  const session = useSession()
  return (
    <div className={styles.page}>
      <PageHead title={t('profile.title')} description={t('profile.description')} isPrivate />
      <SectionHeading level={1} eyebrow={t('profile.eyebrow')} title={t('profile.title')} />
      {session.status === 'signed-in' && (
        <ServerState>
          <OwnAccount account={session.account} />
        </ServerState>
      )}
    </div>
  )
}

function OwnAccount({ account }: { readonly account: Account }) {
  const { t } = useTranslation('account')
  const withPassword = hasPassword(account)
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        <nav className={styles.contents} aria-label={t('profile.contents')}>
          <a href="#data">{t('profile.data')}</a>
          {withPassword && <a href="#password">{t('password.title')}</a>}
          <a href="#rights">{t('rights.title')}</a>
        </nav>
        <Picture
          className={styles.picture}
          picture={legendLechuza}
          alt=""
          sizes="(width < 64rem) 1px, 18rem"
        />
      </div>
      <div className={styles.sections}>
        <ProfileSection account={account} />
        {withPassword && <PasswordSection account={account} />}
        <RightsSection account={account} />
      </div>
    </div>
  )
}
