import { describe, expect, it } from 'vitest'

import { parseUnsavedCheckout } from './useUnsavedCheckout.ts'

const nothing = { email: '', delivery: null, paymentMethod: 'transfer', notes: '' }

describe('parseUnsavedCheckout', () => {
  it('reads what was typed', () => {
    const typed = {
      email: 'rosa@example.com',
      delivery: { telefono: '099', direccion: '', city: 'Palora', province: 'Morona Santiago' },
      paymentMethod: 'onDelivery',
      notes: 'Por la tarde',
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
    '{"notes":1,"paymentMethod":"card"}',
    '{"notes":null,"delivery":null}',
  ])('reads no rubbish: %s', (rubbish) => {
    expect(parseUnsavedCheckout(rubbish)).toEqual(nothing)
  })

  it('takes of the delivery only texts of fields that are typed there', () => {
    const delivery = { telefono: '099', cedula: 7, role: 'admin' }
    expect(parseUnsavedCheckout(JSON.stringify({ delivery })).delivery).toEqual({ telefono: '099' })
    expect(parseUnsavedCheckout('{"delivery":7}').delivery).toBeNull()
  })
})
