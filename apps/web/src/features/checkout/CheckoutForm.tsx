import {
  type Account,
  buyableLines,
  type Cart,
  draftOrder,
  orderTotals,
  priceCart,
} from '@storefront/domain'

import { useCart } from '../cart/useCart.ts'
import type { Removal } from '../cart/RemovedNotice.tsx'
import { CheckoutView } from './CheckoutView.tsx'
import type { KnownShop } from './useCheckout.ts'
import type { Placing } from './usePlaceOrder.ts'
import { useSaveCustomer } from './useSaveCustomer.ts'

interface OrderDeskProps {
  readonly account: Account
  readonly cart: Cart
  readonly known: KnownShop
  readonly placing: Placing
  readonly removal: Removal
  /** What is known of the shop does not hold any more. */
  readonly onStale: () => Promise<void>
}

/** Lays the order out before the buyer and places it as it lies there. */
export function CheckoutForm({ account, cart, known, placing, removal, onStale }: OrderDeskProps) {
  const { dispatch } = useCart()
  const { products, settings, profile, customer } = known
  const saving = useSaveCustomer(account, profile)
  const lines = priceCart(cart, products)
  const seen = { uid: account.uid, cart, products, settings, customer }
  const draft = draftOrder({ ...seen, id: '' })

  async function place(notes: string): Promise<void> {
    const { status } = await placing.place({ ...seen, notes })
    if (status === 'refused') await onStale()
  }

  return (
    <CheckoutView
      customer={customer}
      saving={saving}
      lines={lines}
      totals={orderTotals(
        buyableLines(lines).map(({ id, name, quantity, priceCents }) => ({
          productId: id,
          name,
          quantity,
          unitPriceCents: priceCents,
        })),
        settings,
      )}
      settings={settings}
      problem={draft.ok ? null : draft.error.code}
      placing={placing}
      onPlace={place}
      onQuantity={(id, quantity) => dispatch({ type: 'set-quantity', id, quantity })}
      removal={removal}
    />
  )
}
