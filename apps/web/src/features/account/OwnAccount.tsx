import { type Account, hasPassword } from '@storefront/domain'
import { legendLechuza } from '@storefront/imagery/legend-lechuza'
import { Picture } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { ServerState } from '../../shared/query/ServerState.tsx'
import styles from './ProfilePage.module.css'
import { PasswordSection } from './password/PasswordSection.tsx'
import { ProfileSection } from './profile/ProfileSection.tsx'
import { RightsSection } from './rights/RightsSection.tsx'

/** What a signed-in visitor may see and do about their own account. */
export function OwnAccount({ account }: { readonly account: Account }) {
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
        <ServerState>
          <ProfileSection account={account} />
        </ServerState>
        {withPassword && <PasswordSection account={account} />}
        <RightsSection account={account} />
      </div>
    </div>
  )
}
