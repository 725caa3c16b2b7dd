import { describe, expect, it } from 'vitest'

import { parseUnsavedCheckout } from './unsavedCheckout.ts'

const nothing = {
  customer: null,
  isGift: false,
  receiver: {},
  savesProfile: false,
  isPickup: false,
  paymentMethod: 'transfer',
  notes: '',
  giftNote: '',
}

describe('parseUnsavedCheckout', () => {
  it('reads what was typed', () => {
    const typed = {
      savesProfile: true,
      isGift: true,
      receiver: { nombre: 'Inés' },
      customer: { telefono: '099', direccion: '', city: 'Palora', province: 'Morona Santiago' },
      isPickup: true,
      paymentMethod: 'onDelivery',
      notes: 'Por la tarde',
      giftNote: 'Salud',
    }
    expect(parseUnsavedCheckout(JSON.stringify(typed))).toEqual(typed)
    expect(parseUnsavedCheckout(null)).toEqual(nothing)
  })

  it.each([
    '{',
    '7',
    'null',
    '"a"',
    '[1]',
    '{"notes":1,"paymentMethod":"card","isPickup":"no","savesProfile":7,"isGift":1,"receiver":2}',
    '{"notes":null,"customer":7}',
  ])('reads no rubbish: %s', (rubbish) => {
    expect(parseUnsavedCheckout(rubbish)).toEqual(nothing)
  })

  it('leaves out what it cannot read of a person, and keeps the other texts', () => {
    const customer = { nombre: 'Inés', city: 7, role: 'admin' }
    const receiver = { nombre: 'Rosa', email: 'rosa@example.com' }
    expect(parseUnsavedCheckout(JSON.stringify({ customer, receiver }))).toEqual({
      ...nothing,
      customer: { nombre: 'Inés' },
      receiver: { nombre: 'Rosa' },
    })
  })
})
