import { Text } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { OrderHistory } from './OrderHistory.tsx'
import styles from './OrdersPage.module.css'

/** `/orders`: the visitor's own orders. */
export function Page() {
  const { t } = useTranslation('orders')
  const session = useSession()
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('description')} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <Text look="soft">{t('lead')}</Text>
      </header>
      {session.status === 'signed-in' && <OrderHistory account={session.account} />}
    </div>
  )
}
