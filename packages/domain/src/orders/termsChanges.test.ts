import { expect, it } from 'vitest'

import { aCustomer, anOrder } from '../testing/builders.ts'
import type { Terms } from './entries.ts'
import { termsOf } from './order.ts'
import { addedCentsOf, editedFieldsOf } from './termsChanges.ts'

const before = termsOf(anOrder())

it.each<[string, Partial<Terms>, readonly string[], number]>([
  ['nothing', {}, [], 0],
  ['for whom it is', { customer: aCustomer({ nombre: 'Luis' }) }, ['customer'], 0],
  ['where it goes', { customer: aCustomer({ city: 'Loja' }) }, ['address'], 0],
  ['how it is paid', { paymentMethod: 'onDelivery' }, ['payment'], 0],
  [
    'that it is picked up',
    { pickupAddress: 'Quito', customer: aCustomer({ city: '' }), shippingCents: 0 },
    ['delivery'],
    -500,
  ],
  [
    'the bottles',
    { items: before.items.map((item) => ({ ...item, quantity: 3 })) },
    ['items'],
    2_700,
  ],
  ['a line', { items: [] }, ['items'], -5_400],
])('an edit says that it changed %s, and by how much the total', (_, changes, fields, cents) => {
  const after = { ...before, ...changes }
  expect([editedFieldsOf(before, after), addedCentsOf(before, after)]).toEqual([fields, cents])
})
