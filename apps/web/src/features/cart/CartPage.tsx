import { Button } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { ServerState } from '../../composition/ServerState.tsx'
import { PageHead } from '../../routes/PageHead.tsx'
import { CartContents } from './CartContents.tsx'
import styles from './CartPage.module.css'
import { CartSubtotal } from './CartSubtotal.tsx'
import { useCart } from './useCart.ts'
import { usePricedCart } from './usePricedCart.ts'

/** `/cart`: the visitor's cart as a page. */
export function Page() {
  return (
    <ServerState>
      <CartPage />
    </ServerState>
  )
}

function CartPage() {
  const { t } = useTranslation('cart')
  const { act } = useCart()
  const priced = usePricedCart()
  return (
    <div className={styles.page}>
      <PageHead path="/cart" title={t('title')} description={t('description')} />
      <h1>{t('title')}</h1>
      <CartContents priced={priced} />
      {priced.lines.length > 0 && (
        <div className={styles.end}>
          <Button variant="quiet" onClick={() => act({ type: 'clear' })}>
            {t('clear')}
          </Button>
          <CartSubtotal subtotalCents={priced.subtotalCents} />
        </div>
      )}
    </div>
  )
}
