import { Button } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import styles from './AccountLayout.module.css'

interface GoogleSignInProps {
  /** True while the visitor is signing in by any method. */
  readonly busy: boolean
  readonly onClick: () => void
}

/** A button for login and registration alike: Google creates the account if there is none. */
export function GoogleSignIn(props: GoogleSignInProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <p className={styles.or}>{t('login.or')}</p>
      <Button variant="secondary" fullWidth {...props}>
        {t('login.google')}
      </Button>
    </>
  )
}
