import { splitPath } from '@storefront/i18n'
import { Banner, Button, buttonAttributes } from '@storefront/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { reloadPage } from '../lazy/reloadPage.ts'
import { LocalizedLink } from '../navigation/LocalizedLink.tsx'
import { redirectState } from '../navigation/redirectState.ts'
import { useServices } from '../services.tsx'
import { useStore } from '../store.ts'
import styles from './Notices.module.css'
import {
  noNotices,
  type Notice,
  type NoticeCode,
  type NoticeStore,
  type NoticeValues,
} from './NoticeStore.ts'

const isWarning = ({ tone }: Notice) => tone === 'warning'

/** Dismisses the notices of a page when the visitor leaves it. */
function useDismissalOnNavigation(notices: NoticeStore): void {
  const { pathname, state } = useLocation()
  const { path } = splitPath(pathname)
  const isRedirect = state === redirectState
  const shownPath = useRef(path)

  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    if (isRedirect) return
    for (const { code, lasts } of notices.get()) if (!lasts) notices.dismiss(code)
  }, [notices, path, isRedirect])
}

/** The notices that a reload solves. */
const reloads: ReadonlySet<NoticeCode> = new Set(['cart-not-opened', 'code-lost'])

/** The notices above every page. */
export function Notices() {
  const { t } = useTranslation(['notices', 'shared'])
  const { notices } = useServices()
  const shown = useStore(notices, noNotices)
  useDismissalOnNavigation(notices)
  const banner = ({ code, tone, values, to }: Notice, role: 'alert' | 'none') => (
    <Banner
      key={code}
      tone={tone}
      role={role}
      action={
        reloads.has(code) ? (
          <ReloadButton />
        ) : (
          to !== null && (
            <LocalizedLink to={to} {...buttonAttributes({ variant: 'quiet' })}>
              {t('shared:open')}
            </LocalizedLink>
          )
        )
      }
      onDismiss={() => notices.dismiss(code)}
      dismissLabel={t('shared:dismissNotice')}
    >
      {/* The cast is safe: who shows a notice passes the values of its message. */}
      {t(code, values as NoticeValues)}
    </Banner>
  )
  return (
    <div className={styles.notices}>
      {shown.filter(isWarning).map((notice) => banner(notice, 'alert'))}
      {/* Rendered even when it is empty: screen readers announce only what is added to an existing status. */}
      <div role="status" className={styles.status}>
        {shown.filter((notice) => !isWarning(notice)).map((notice) => banner(notice, 'none'))}
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
