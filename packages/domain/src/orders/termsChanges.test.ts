import { expect, it } from 'vitest'

import { aCustomer, anOrder, aReceiver } from '../testing/builders.ts'
import type { Terms } from './entries.ts'
import { termsOf } from './order.ts'
import {
  addedCentsOf,
  changesPeopleOnly,
  editedFieldsOf,
  placeTextOf,
  receiverTextOf,
} from './termsChanges.ts'

const before = termsOf(anOrder())
const noAddress = { direccion: '', city: '', province: '', reference: '' } as const

it.each<[string, Partial<Terms>, readonly string[], number, boolean]>([
  ['nothing', {}, [], 0, true],
  ['for whom it is', { customer: aCustomer({ nombre: 'Luis' }) }, ['nombre'], 0, true],
  [
    'whom the invoice is for',
    { customer: aCustomer({ cedula: '1', businessName: 'Bar' }) },
    ['cedula', 'businessName'],
    0,
    true,
  ],
  [
    'how to reach them',
    { customer: aCustomer({ telefono: '1', email: 'a@b.ec' }) },
    ['telefono', 'email'],
    0,
    true,
  ],
  ['where it goes', { customer: aCustomer({ city: 'Loja' }) }, ['address'], 0, true],
  [
    'who receives it',
    { customer: aCustomer(noAddress), receiver: aReceiver() },
    ['receiver', 'address'],
    0,
    true,
  ],
  ['what is on the card', { giftNote: 'Para ti' }, ['giftNote'], 0, false],
  ['how it is paid', { paymentMethod: 'onDelivery' }, ['payment'], 0, false],
  [
    'that it is picked up',
    { pickupAddress: 'Quito', customer: aCustomer(noAddress), shippingCents: 0 },
    ['address', 'shipping'],
    -500,
    false,
  ],
  [
    'that it is picked up where it went for free',
    { pickupAddress: 'Quito', customer: aCustomer(noAddress) },
    ['address'],
    0,
    false,
  ],
  [
    'the bottles',
    { items: before.items.map((item) => ({ ...item, quantity: 3 })) },
    ['items'],
    2_700,
    false,
  ],
  ['a line', { items: [] }, ['items'], -5_400, false],
  ['a discount', { discountCents: 900 }, ['discount'], -900, false],
])(
  'an edit says that it changed %s, by how much the total, and whether it can follow the parcel',
  (_, changes, fields, cents, isOfPeople) => {
    const after = { ...before, ...changes }
    expect([
      editedFieldsOf(before, after),
      addedCentsOf(before, after),
      changesPeopleOnly(before, after),
    ]).toEqual([fields, cents, isOfPeople])
  },
)

it('names the receiver with the telephone, if there is one', () => {
  expect(receiverTextOf({ receiver: aReceiver() })).toBe('Inés Tituaña, 07 283 1234')
  expect(receiverTextOf({ receiver: aReceiver({ telefono: '' }) })).toBe('Inés Tituaña')
})

it('says where an order goes in lines without labels, or where it is picked up', () => {
  const { customer } = before
  const place = { ...before, customer: { ...customer, city: '', reference: 'Casa azul' } }
  expect(placeTextOf(place)).toBe(`${customer.direccion}\n${customer.province}\nCasa azul`)
  expect(placeTextOf({ ...place, pickupAddress: 'Av. Colón 1' })).toBe('Av. Colón 1')
})
