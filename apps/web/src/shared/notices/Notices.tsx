import { Banner } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useServices } from '../services.tsx'
import { useSession } from '../session/useSession.ts'
import { useStore } from '../store.ts'
import styles from './Notices.module.css'
import { noNotices, type NoticeCode } from './NoticeStore.ts'

const tones = {
  'account-deleted': 'success',
  'cart-full': 'warning',
  'cart-line-full': 'warning',
  'cart-merged': 'success',
  'cart-not-loaded': 'warning',
  'cart-not-opened': 'warning',
  'cart-not-saved': 'warning',
  'cart-not-stored': 'warning',
  loginErrorFetchingRole: 'warning',
  loginRoleNotFound: 'warning',
  'password-changed': 'success',
  'profile-not-saved': 'warning',
  'session-check-timed-out': 'warning',
  'session-ended': 'info',
  'verification-sent': 'info',
} as const satisfies Record<NoticeCode, 'info' | 'success' | 'warning'>

const isWarning = (code: NoticeCode) => tones[code] === 'warning'

/** What the visitor has to be told whichever page they are on. */
export function Notices() {
  const { t } = useTranslation('shared')
  const { notices } = useServices()
  const shown = useStore(notices, noNotices)
  const session = useSession()
  // Where an e-mail went: the notices of a session end with it.
  const email = session.status === 'signed-in' ? session.account.email : ''
  const banner = (code: NoticeCode, role: 'alert' | 'none') => (
    <Banner
      key={code}
      tone={tones[code]}
      role={role}
      onDismiss={() => notices.dismiss(code)}
      dismissLabel={t('notices.dismiss')}
    >
      {t(`notices.${code}`, { email })}
    </Banner>
  )
  return (
    <div className={styles.notices}>
      {shown.filter(isWarning).map((code) => banner(code, 'alert'))}
      {/* There before it has anything to say: what comes into it is heard in the next pause. */}
      <div role="status" className={styles.told}>
        {shown.filter((code) => !isWarning(code)).map((code) => banner(code, 'none'))}
      </div>
    </div>
  )
}
