import { useTranslation } from 'react-i18next'

import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import styles from './Cart.module.css'
import { CartView } from './CartView.tsx'

/** `/cart`: the visitor's cart as a page. */
export function Page() {
  const { t } = useTranslation('cart')
  return (
    <>
      <PageHead path="/cart" title={t('title')} description={t('description')} />
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        <CartView />
      </div>
    </>
  )
}
