import { Loading, Text } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import styles from './Checkout.module.css'
import { Checkout } from './Checkout.tsx'

/** `/checkout`: from a cart to an order, on one page, with or without an account. */
export function Page() {
  const { t } = useTranslation(['checkout', 'shared'])
  const session = useSession()
  const account = session.status === 'signed-in' ? session.account : null
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('description')} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <Text look="soft">{t(account === null ? 'leadGuest' : 'lead')}</Text>
      </header>
      {session.status === 'checking' ? (
        <Loading>{t('shared:loading')}</Loading>
      ) : (
        // When a session ends, nothing of its profile stays on the page; what was typed does.
        <Checkout key={account?.uid} account={account} />
      )}
    </div>
  )
}
