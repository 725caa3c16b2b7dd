import { Button } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { ServerState } from '../../shared/query/ServerState.tsx'
import { CartContents } from './CartContents.tsx'
import { CartFoot } from './CartFoot.tsx'
import styles from './CartPage.module.css'
import { usePricedCart } from './usePricedCart.ts'
import { useRemoval } from './useRemoval.ts'

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
  const priced = usePricedCart()
  const removal = useRemoval()
  return (
    <>
      <CartContents priced={priced} removal={removal} />
      {priced.lines.length > 0 && (
        <div className={styles.end}>
          <Button variant="quiet" onClick={removal.clear}>
            {t('clear')}
          </Button>
          <CartFoot priced={priced} />
        </div>
      )}
    </>
  )
}
