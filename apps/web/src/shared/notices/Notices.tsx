import { Banner, Button } from '@storefront/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { reloadPage } from '../lazy/reloadPage.ts'
import { splitPath } from '../navigation/paths.ts'
import { useServices } from '../services.tsx'
import { useSession } from '../session/useSession.ts'
import { useStore } from '../store.ts'
import styles from './Notices.module.css'
import { noNotices, type NoticeCode, type NoticeStore } from './NoticeStore.ts'

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
  'new-release': 'warning',
  'password-changed': 'success',
  'profile-not-saved': 'warning',
  'session-check-timed-out': 'warning',
  'session-ended': 'info',
  'verification-sent': 'info',
} as const satisfies Record<NoticeCode, 'info' | 'success' | 'warning'>

const isWarning = (code: NoticeCode) => tones[code] === 'warning'

/** Dismisses success notices when the visitor opens another page; a redirect does not count. */
function useDismissalOnNavigation(notices: NoticeStore): void {
  const { path } = splitPath(useLocation().pathname)
  const isRedirect = useNavigationType() === NavigationType.Replace
  const shownPath = useRef(path)

  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    if (isRedirect) return
    for (const code of notices.get()) if (tones[code] === 'success') notices.dismiss(code)
  }, [notices, path, isRedirect])
}

interface NoticesProps {
  /** Other banners, rendered above the notices. */
  readonly children?: ReactNode
}

/** The notices above every page. */
export function Notices({ children }: NoticesProps) {
  const { t } = useTranslation('shared')
  const { notices } = useServices()
  const shown = useStore(notices, noNotices)
  const session = useSession()
  // Empty for guests: notices with an address are cleared when the session ends.
  const email = session.status === 'signed-in' ? session.account.email : ''
  useDismissalOnNavigation(notices)
  const banner = (code: NoticeCode, role: 'alert' | 'none') => (
    <Banner
      key={code}
      tone={tones[code]}
      role={role}
      action={code === 'new-release' && <ReloadButton />}
      onDismiss={() => notices.dismiss(code)}
      dismissLabel={t('notices.dismiss')}
    >
      {t(`notices.${code}`, { email })}
    </Banner>
  )
  return (
    <div className={styles.notices}>
      {children}
      {shown.filter(isWarning).map((code) => banner(code, 'alert'))}
      {/* Rendered even when it is empty: screen readers announce only what is added to an existing status. */}
      <div role="status" className={styles.status}>
        {shown.filter((code) => !isWarning(code)).map((code) => banner(code, 'none'))}
      </div>
    </div>
  )
}

/** Reloads the page; if a form has unsaved changes, the browser asks first. */
function ReloadButton() {
  const { t } = useTranslation('shared')
  return (
    <Button variant="quiet" onClick={reloadPage}>
      {t('reload')}
    </Button>
  )
}
