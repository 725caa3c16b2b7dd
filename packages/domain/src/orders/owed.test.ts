import { expect, it } from 'vitest'

import { anOrder, afterPresses } from '../testing/builders.ts'
import type { Order } from './order.ts'
import { owedOf } from './owed.ts'

const cash = { paymentMethod: 'onDelivery' } as const
const [placed, paid, sent, ended] = [1_000, 2_000, 3_000, 4_000] as const
const since = {
  createdAt: placed,
  shippedAt: sent,
  deliveredAt: ended,
  cancelledAt: ended,
  returnedAt: ended,
}
const order = (facts: Parameters<typeof anOrder>[0]) => anOrder({ ...since, ...facts })
const [payment] = afterPresses(order({}), [{ kind: 'received', cents: 1 }]).entries.slice(-1)

it.each<[string, Order, ReturnType<typeof owedOf>]>([
  [
    'a transfer is collected first',
    order({}),
    { kind: 'collect', step: 'received', since: placed },
  ],
  [
    'also the rest of one, since a part came',
    order({ receivedCents: 1_000, paymentReceivedAt: paid }),
    { kind: 'collect', step: 'received', since: paid },
  ],
  [
    'since its receipt was undone',
    afterPresses(
      order({}),
      [{ kind: 'received', cents: 1 }],
      [{ kind: 'struck', undoes: payment?.press ?? '' }],
    ),
    { kind: 'collect', step: 'received', since: placed + 2 * 60 * 60_000 },
  ],
  ['cash is shipped first', order(cash), { kind: 'ship', step: 'shipped', since: placed }],
  [
    'a paid order is shipped',
    order({ paymentReceivedAt: paid }),
    { kind: 'ship', step: 'shipped', since: paid },
  ],
  [
    'then delivered',
    order({ status: 'shipped', paymentReceivedAt: paid }),
    { kind: 'deliver', step: 'delivered', since: sent },
  ],
  [
    'cash is collected at the door',
    order({ status: 'shipped', ...cash }),
    { kind: 'collect', step: 'deliveredAndPaid', since: sent },
  ],
  [
    'a transfer whenever it comes',
    order({ status: 'shipped' }),
    { kind: 'collect', step: 'received', since: sent },
  ],
  [
    'and what is due after the delivery',
    order({ status: 'delivered', ...cash }),
    { kind: 'collect', step: 'received', since: ended },
  ],
  [
    'money goes back since the order ended',
    order({ status: 'cancelled', paymentReceivedAt: paid }),
    { kind: 'refund', step: 'refunded', since: ended },
  ],
  [
    'or since it came after that',
    order({ status: 'returned', paymentReceivedAt: 5_000 }),
    { kind: 'refund', step: 'refunded', since: 5_000 },
  ],
  [
    'before anything else',
    order({ receivedCents: 6_000, paymentReceivedAt: paid }),
    { kind: 'refund', step: 'refunded', since: paid },
  ],
  ['nothing if it is done', order({ status: 'delivered', paymentReceivedAt: paid }), null],
  ['nothing if it was cancelled unpaid', order({ status: 'cancelled' }), null],
  [
    'nothing if all went back',
    order({ status: 'cancelled', paymentReceivedAt: paid, refundedAt: ended }),
    null,
  ],
])('what is owed of an order: %s', (_, of, owed) => {
  expect(owedOf(of)).toEqual(owed)
})
