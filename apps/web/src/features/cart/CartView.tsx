import { Button } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { ServerState } from '../../composition/ServerState.tsx'
import { CartContents } from './CartContents.tsx'
import styles from './CartPage.module.css'
import { CartSubtotal } from './CartSubtotal.tsx'
import { useCart } from './useCart.ts'
import { usePricedCart } from './usePricedCart.ts'

/** The cart's lines and what they cost today. */
export function CartView() {
  return (
    <ServerState>
      <Lines />
    </ServerState>
  )
}

function Lines() {
  const { t } = useTranslation('cart')
  const { act } = useCart()
  const priced = usePricedCart()
  return (
    <>
      <CartContents priced={priced} />
      {priced.lines.length > 0 && (
        <div className={styles.end}>
          <Button variant="quiet" onClick={() => act({ type: 'clear' })}>
            {t('clear')}
          </Button>
          <CartSubtotal subtotalCents={priced.subtotalCents} />
        </div>
      )}
    </>
  )
}
