import { expect, it } from 'vitest'

import { orderRef } from '../documents.ts'
import { anOrder } from '../testing/builders.ts'
import { admin, aShop, noon, runOn } from '../testing/runOn.ts'
import { setInvoice } from './setInvoice.ts'

const order = anOrder()
const input = { id: order.id, seen: '', invoice: ' 001-001-000000123 ' }

it('notes the number of an invoice once, and who did it', async () => {
  const shop = runOn(aShop({ orders: [order] }))
  const noted = await shop.run(setInvoice, input, admin)
  expect(noted).toMatchObject({ ok: true, already: false })
  expect(shop.find(orderRef(order.id))).toMatchObject({
    invoice: '001-001-000000123',
    activity: [{ kind: 'invoiced', by: 'admin', at: noon, text: '001-001-000000123' }],
  })
  expect(await shop.run(setInvoice, input, admin)).toEqual({ ...noted, already: true })
})

it('is refused if a colleague has noted another number meanwhile, and removes it once it was seen', async () => {
  const noted = anOrder({ invoice: '7' })
  const shop = runOn(aShop({ orders: [noted] }))
  const refused = { ok: false, error: 'order-changed' }
  expect(await shop.run(setInvoice, input, admin)).toEqual(refused)
  expect(await shop.run(setInvoice, { ...input, invoice: '' }, admin)).toEqual(refused)
  expect(shop.find(orderRef(order.id))).toEqual(noted)
  await shop.run(setInvoice, { ...input, seen: '7', invoice: '' }, admin)
  expect(shop.find(orderRef(order.id))).toMatchObject({ invoice: '' })
})

it('is refused for an order that does not exist', async () => {
  expect(await runOn(aShop()).run(setInvoice, input, admin)).toEqual({
    ok: false,
    error: 'order-not-found',
  })
})
