import { ok, type Order } from '@storefront/domain'
import { Banner, Button, buttonLook } from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { OutageBanner } from '../../shared/notices/OutageBanner.tsx'
import { useServices } from '../../shared/services.tsx'
import { useAction } from '../../shared/useAction.ts'
import { useCartStore } from '../cart/useCart.ts'
import { productQueries } from '../catalog/queries.ts'
import { type Reorder, reorder } from './reorder.ts'

/** Fills the cart with what was ordered, and tells what could not be put there. */
export function OrderAgain({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const { state, run } = useReorder()
  return (
    <>
      <div role="status">{state.status === 'done' && <ReorderOutcome outcome={state.value} />}</div>
      {state.status === 'outage' && <OutageBanner failed={t('again.failed')} outage={state.code} />}
      <Button
        variant="secondary"
        fullWidth
        busy={state.status === 'busy'}
        busyLabel={t('again.busy')}
        onClick={() => void run(order)}
      >
        {t('again.action')}
      </Button>
    </>
  )
}

/** Puts an order's products into the cart once more, as far as the shop has them now. */
function useReorder() {
  const { loadBackend } = useServices()
  const cart = useCartStore()
  const client = useQueryClient()
  return useAction('The order could not be put into the cart again', async (order: Order) => {
    const products = await client.fetchQuery({ ...productQueries.all(loadBackend), staleTime: 0 })
    const again = reorder(order, products, cart.get())
    for (const action of again.actions) cart.dispatch(action)
    return ok(again)
  })
}

function ReorderOutcome({ outcome }: { readonly outcome: Reorder }) {
  const { t } = useTranslation('orders')
  const listed = new Intl.ListFormat(useLanguage(), { type: 'conjunction' })
  return (
    <Banner
      role="none"
      tone={outcome.bottles > 0 ? 'success' : 'warning'}
      action={
        outcome.bottles > 0 && (
          <LocalizedLink to="/cart" {...buttonLook({ variant: 'quiet' })}>
            {t('again.toCart')}
          </LocalizedLink>
        )
      }
    >
      {outcome.bottles > 0 && <p>{t('again.added', { count: outcome.bottles })}</p>}
      {(['fewer', 'missing', 'full'] as const).map(
        (reason) =>
          outcome[reason].length > 0 && (
            <p key={reason}>{t(`again.${reason}`, { names: listed.format(outcome[reason]) })}</p>
          ),
      )}
    </Banner>
  )
}
