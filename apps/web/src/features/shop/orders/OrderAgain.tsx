import {
  availabilityOf,
  cartReducer,
  cartRefusal,
  cartTotals,
  ok,
  toCartLine,
  type Cart,
  type CartLine,
  type Order,
  type Product,
} from '@storefront/domain'
import { formatList } from '@storefront/i18n'
import { Banner, Button, buttonAttributes } from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import { useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { settingsQuery } from '../../../shared/useSettings.ts'
import { limitOf, roomFor } from '../cart/bottleLimit.ts'
import { productsQuery } from '../catalog/useProducts.ts'

/** The button that adds an order's products to the cart again, at today's prices, and the outcome. */
export function OrderAgain({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const services = useServices()
  const { cart } = services
  const queries = useQueryClient()
  const failure = 'The order could not be put into the cart again'
  const { state, run } = useAction(failure, async () => {
    const [{ items }, { maxBottlesPerOrder }] = await Promise.all([
      queries.fetchQuery({ ...productsQuery(services), staleTime: 0 }),
      queries.fetchQuery({ ...settingsQuery(services), staleTime: 0 }),
    ])
    const again = reorder(order, items, cart.get(), maxBottlesPerOrder)
    for (const line of again.lines) cart.add(line)
    return ok(again)
  })
  return (
    <>
      <div role="status">{state.status === 'done' && <ReorderOutcome outcome={state.value} />}</div>
      <ActionResult state={state} errorMessage={t('again.failed')} />
      <Button
        variant="secondary"
        fullWidth
        busy={state.status === 'busy'}
        busyLabel={t('again.busy')}
        onClick={() => void run()}
      >
        {t('again.action')}
      </Button>
    </>
  )
}

function ReorderOutcome({ outcome }: { readonly outcome: Reorder }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { count } = cartTotals(outcome.lines)
  return (
    <Banner
      role="none"
      tone={count > 0 ? 'success' : 'warning'}
      action={
        count > 0 && (
          <LocalizedLink to="/cart" {...buttonAttributes({ variant: 'quiet' })}>
            {t('again.toCart')}
          </LocalizedLink>
        )
      }
    >
      {count > 0 && <p>{t('again.added', { count })}</p>}
      {(['fewer', 'limited', 'missing', 'full'] as const).map(
        (reason) =>
          outcome[reason].length > 0 && (
            <p key={reason}>
              {t(`again.${reason}`, {
                names: formatList(outcome[reason], language),
                most: outcome.most,
              })}
            </p>
          ),
      )}
    </Banner>
  )
}

/** The outcome of a reorder. */
export interface Reorder {
  /** Each with the bottles to add. */
  readonly lines: readonly CartLine[]
  /** The most bottles in one order. */
  readonly most: number
  /** Names of products of which fewer are left than were ordered. */
  readonly fewer: readonly string[]
  /** Names of those of which one order takes no more. */
  readonly limited: readonly string[]
  /** Names of those that cannot be bought now. */
  readonly missing: readonly string[]
  /** Names of those for which the cart has no room. */
  readonly full: readonly string[]
}

/**
 * Computes the lines that add an order's products to a cart again, at today's prices, as far as they can be
 * bought and one order takes them.
 *
 * @param most bottles in one order
 */
export function reorder(
  { items }: Order,
  products: readonly Product[],
  cart: Cart,
  most: number,
): Reorder {
  const lines: CartLine[] = []
  const fewer: string[] = []
  const limited: string[] = []
  const missing: string[] = []
  const full: string[] = []
  let filled = cart
  for (const { productId, name, quantity } of items) {
    const product = products.find(({ id }) => id === productId)
    if (product === undefined || availabilityOf(product) !== 'available') {
      missing.push(name)
      continue
    }
    const room = { cart: filled, maxPerOrder: most }
    const added = Math.min(quantity, roomFor(room, product))
    if (added < quantity) (limitOf(room, product)?.by === 'stock' ? fewer : limited).push(name)
    if (added < 1) continue
    const line = toCartLine(product, added)
    const action = { type: 'add', line } as const
    if (cartRefusal(filled, action) !== null) {
      full.push(name)
      continue
    }
    filled = cartReducer(filled, action)
    lines.push(line)
  }
  return { lines, most, fewer, limited, missing, full }
}
