import { Button } from '@storefront/ui'

import { useTranslation } from 'react-i18next'
import styles from './AccountLayout.module.css'

interface GoogleSignInProps {
  /** While somebody is signing in, in this way or another. */
  readonly busy: boolean
  readonly onClick: () => void
}

/** The other way in, below a form: Google knows who has an account already and who has none yet. */
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
