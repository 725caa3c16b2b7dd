import { goodsOf, orderStatuses, type Order } from '@storefront/domain'
import { aCustomer, afterPresses, anOrder, aPress } from '@storefront/domain/testing'
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { renderPage } from '../../../../testing/renderPage.tsx'
import { visit } from '../../../../testing/visit.ts'
import { progressOf } from './OrderProgress.tsx'
import { OrderView } from './OrderView.tsx'

afterEach(cleanup)

const address = 'Av. Amazonas N24-03, Quito'
const noAddress = aCustomer({ direccion: '', city: '', province: '', reference: '' })

/** An order in every status, by both ways to pay and to receive it, paid and not. */
const orders: readonly Order[] = orderStatuses
  .flatMap((status) =>
    (['transfer', 'onDelivery'] as const).flatMap((paymentMethod) =>
      [{}, { pickupAddress: address, customer: noAddress }].flatMap((pickup) =>
        [null, Date.UTC(2026, 0, 3)].map((paymentReceivedAt) =>
          anOrder({ uid: null, status, paymentMethod, ...pickup, paymentReceivedAt }),
        ),
      ),
    ),
  )
  .map((order, index) => ({ ...order, id: aPress(index) }))

it.each(['es', 'en'] as const)(
  'says of no order what is not true yet, or no longer: %s',
  async (language) => {
    const services = await visit({
      backend: () => ({
        orders: {
          find: (id) => Promise.resolve(orders.find((order) => order.id === id) ?? null),
        },
      }),
    })
    for (const order of orders) {
      const { id, status, paymentMethod, pickupAddress, receivedCents } = order
      const { container, unmount } = await act(async () =>
        renderPage(<OrderView id={id} />, { path: `/orders/${id}`, language, services }),
      )
      // The progress names what is still to come.
      for (const step of container.querySelectorAll('[data-stage=coming]')) step.remove()
      const page = [
        status,
        paymentMethod,
        pickupAddress,
        receivedCents,
        container.textContent,
      ].join()
      expect(page).toContain(language === 'es' ? 'Pedido A-1001' : 'Order A-1001')
      const goods = goodsOf(order)
      const hasLeft = goods === 'onItsWay' || goods === 'arrived'
      const maySayOnItsWay = hasLeft && pickupAddress === ''
      const isWrong = !maySayOnItsWay && /en camino|va hacia|on its way/i.test(page)
      expect(isWrong ? page : 'true').toBe('true')
      const hasInstructions = container.querySelector('#pay') !== null
      const isToPay = goods !== 'closed' && receivedCents === 0
      const isAsked = isToPay && (paymentMethod === 'transfer' || goods !== 'arrived')
      expect([page, hasInstructions]).toEqual([page, isAsked])
      unmount()
    }
  },
)

it.each([
  [0, /devuelt[oa] el/i, null],
  [400, /una parte, devuelta el/i, 'refunded'],
] as const)(
  'says of an order of which the buyer leaves the rest to the shop that %d cents went back',
  async (cents, words, step) => {
    const rest = { kind: 'refunded', cents, reason: '', isRestLeft: true } as const
    const order = afterPresses(
      anOrder({ uid: null }),
      [{ kind: 'received', cents: 1_000 }],
      [{ kind: 'cancelled' }],
      [rest],
    )
    const services = await visit({
      backend: () => ({ orders: { find: () => Promise.resolve(order) } }),
    })
    const { container } = await act(async () =>
      renderPage(<OrderView id={order.id} />, { path: `/orders/${order.id}`, services }),
    )
    expect(words.test(container.textContent ?? '')).toBe(cents > 0)
    expect(progressOf(order).some(({ name }) => name === step)).toBe(step !== null)
  },
)
