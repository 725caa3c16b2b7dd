import { hasPassword, type Account } from '@storefront/domain'
import { legendLechuza } from '@storefront/imagery/legend-lechuza'
import { Button, Picture, SectionHeading } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { useSignOut } from '../../../shared/session/useSignOut.ts'
import { LatestOrders } from '../../shop/orders/OrderHistory.tsx'
import { AccountSection } from '../access/AccountLayout.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import styles from './ProfilePage.module.css'
import { ProfileSection } from './ProfileSection.tsx'
import { DeleteAccountDialog } from './rights/DeleteAccountDialog.tsx'
import { DownloadData } from './rights/DownloadData.tsx'
import rightsStyles from './rights/Rights.module.css'

/** `/userProfile` (spec section 2): the visitor's orders, data, password and rights. */
export function Page() {
  const { t } = useTranslation('account')
  const session = useSession()
  return (
    <div className={styles.page}>
      <PageHead title={t('profile.title')} description={t('profile.description')} />
      <SectionHeading level={1} eyebrow={t('profile.eyebrow')} title={t('profile.title')} />
      {session.status === 'signed-in' && <OwnAccount account={session.account} />}
    </div>
  )
}

/** The three sections of the account page: orders, profile and safety. */
function OwnAccount({ account }: { readonly account: Account }) {
  const { t } = useTranslation('account')
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        <nav className={styles.contents} aria-label={t('profile.contents')}>
          <a href="#orders">{t('profile.orders')}</a>
          <a href="#data">{t('profile.data')}</a>
          <a href="#safety">{t('safety.title')}</a>
        </nav>
        <Picture
          className={styles.picture}
          picture={legendLechuza}
          alt=""
          sizes="(width < 64rem) 1px, 18rem"
        />
      </div>
      <div className={styles.sections}>
        <AccountSection
          id="orders"
          title={t('profile.orders')}
          action={<LocalizedLink to="/orders">{t('profile.toOrders')}</LocalizedLink>}
        >
          <LatestOrders account={account} />
        </AccountSection>
        <ProfileSection account={account} />
        <SafetySection account={account} />
      </div>
    </div>
  )
}

/** What keeps the account safe, and the rights that the law gives on personal data: to download it, and to have it deleted. */
export function SafetySection({ account }: { readonly account: Account }) {
  const { t } = useTranslation('account')
  const [isDeleting, setDeleting] = useState(false)
  return (
    <AccountSection id="safety" title={t('safety.title')} lead={t('safety.lead')}>
      <div>
        {hasPassword(account) && <PasswordSection account={account} />}
        <SignOut />
        <DownloadData account={account} />
        <div className={rightsStyles.right}>
          <h3>{t('rights.delete.title')}</h3>
          <p>{t('rights.delete.lead')}</p>
          <Button variant="secondary" onClick={() => setDeleting(true)}>
            {t('rights.delete.open')}
          </Button>
        </div>
      </div>
      <p className={rightsStyles.more}>
        <LocalizedLink to="/privacy">{t('rights.privacy')}</LocalizedLink>
      </p>
      <DeleteAccountDialog account={account} open={isDeleting} onClose={() => setDeleting(false)} />
    </AccountSection>
  )
}

/** Ends the session in this browser. */
function SignOut() {
  const { t } = useTranslation(['account', 'layout'])
  const signOut = useSignOut()
  return (
    <div className={rightsStyles.right}>
      <h3>{t('safety.session')}</h3>
      <p>{t('safety.sessionLead')}</p>
      <Button variant="secondary" onClick={signOut}>
        {t('layout:logout')}
      </Button>
    </div>
  )
}
