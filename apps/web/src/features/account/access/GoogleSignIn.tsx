import type { AuthError, Session } from '@storefront/domain'
import { Button, GoogleMark, Text } from '@storefront/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { CopyLink } from '../../../shared/CopyLink.tsx'
import { useIsHydrating } from '../../../shared/hydration.tsx'
import { whenIdle } from '../../../shared/lazy/whenIdle.ts'
import { useServices } from '../../../shared/services.tsx'
import { useAction, type Action } from '../../../shared/useAction.ts'
import styles from './AccountLayout.module.css'
import { isInAppBrowser } from './inAppBrowser.ts'
import { signInWithGoogle } from './signInMethods.ts'

/** Signing in with Google. A new press takes the place of the last, whose window may have been closed or lost. */
export function useGoogleSignIn(): Action<[], Session, AuthError> {
  const services = useServices()
  return useAction('Signing in with Google failed', () => signInWithGoogle(services), 'replace')
}

interface GoogleSignInProps {
  readonly isOpening: boolean
  readonly onClick: () => void
}

/** A button for login and registration alike: Google creates the account if there is none. */
export function GoogleSignIn({ isOpening, onClick }: GoogleSignInProps) {
  const { t } = useTranslation('account')
  // False in the printed page.
  const isInApp = !useIsHydrating() && isOpenInApp()
  usePreparedGoogle()
  return (
    <>
      <p className={styles.or}>{t('login.or')}</p>
      {isInApp ? (
        <div className={styles.inApp}>
          <p>{t('google.inApp')}</p>
          <CopyLink url={window.location.href} />
        </div>
      ) : (
        <div className={styles.google}>
          <Button variant="secondary" fullWidth onClick={onClick}>
            <GoogleMark />
            {t('login.google')}
          </Button>
          <GoogleStatus isOpening={isOpening} />
        </div>
      )}
    </>
  )
}

/** What to do when Google's window is not in sight: it may be behind, closed, or not loaded yet. */
export function GoogleStatus({ isOpening }: Pick<GoogleSignInProps, 'isOpening'>) {
  const { t } = useTranslation('account')
  return (
    <Text look="note" role="status">
      {isOpening && t('google.opening')}
    </Text>
  )
}

/** Whether the page is open inside an app, in which Google signs nobody in. `standalone` is Safari's own. */
const isOpenInApp = () =>
  isInAppBrowser(navigator.userAgent, 'standalone' in navigator && navigator.standalone === true)

/** Not yet in the DOM's types, and not in every browser. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean }
}

/** Whether the visitor asks sites to load little. */
const savesData = () => (navigator as Navigator & WithConnection).connection?.saveData === true

/** How long to wait until the page is idle, in ms. */
const preparedMs = 1_000

/** Loads what Google's window needs once the page is idle, so that it opens at the press. */
function usePreparedGoogle(): void {
  const { loadBackend } = useServices()
  useEffect(() => {
    if (isOpenInApp() || savesData()) return
    whenIdle(preparedMs)
      .then(loadBackend)
      .then(
        ({ auth }) => auth.prepareGoogle(),
        // If it is lost, a press tries again, and says so.
        () => undefined,
      )
  }, [loadBackend])
}
