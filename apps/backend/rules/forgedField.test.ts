import { describe, it } from 'vitest'

import { expectAccepted, expectEachRefused, forgeriesOf } from './testing/commit.ts'
import { mutationsOf, pick } from './testing/mutationsOf.ts'
import { openShop } from './testing/openShop.ts'
import { anOrder, placing, stockOf, wantsOf } from './testing/orders.ts'
import { ana } from './testing/people.ts'

const shop = await openShop('forged-field')
const id = 'order-000001'
const wants = wantsOf(2)

describe('an order that differs in one place', () => {
  const mutations = mutationsOf(anOrder(ana, wants))
  const harmless = pick(mutations, [
    'notes missing',
    'notes another text',
    'customer.nombre another text',
    'customer.cedula another text',
    'customer.telefono another text',
    'customer.direccion another text',
    'searchTerms missing',
    'searchTerms.0 another text',
    'searchTerms.1 another text',
    'searchTerms.2 another text',
    'searchTerms.3 another text',
  ])

  it.each(harmless)('is accepted with $name', async ({ data }) => {
    await shop.store(stockOf(wants))
    await expectAccepted(shop.as(ana), placing(id, ana, wants, data))
  })

  it('is refused with anything else', async () => {
    await shop.store(stockOf(wants))
    const others = mutations.filter((mutation) => !harmless.includes(mutation))
    await expectEachRefused(
      shop.as(ana),
      forgeriesOf(others, (data) => placing(id, ana, wants, data)),
      { but: placing(id, ana, wants) },
    )
  })
})
