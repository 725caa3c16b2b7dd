import { err } from '@storefront/domain'
import { anOrder, aProduct } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import {
  checkEntered,
  chosenOf,
  deskLines,
  deskTotals,
  hasOtherPrice,
  priceField,
} from './deskOrder.ts'

const products = [
  aProduct({ stock: 4 }),
  aProduct({ id: 'triple', name: 'Amaru Triple', priceCents: 3900, stock: null }),
  aProduct({ id: 'hidden', active: false }),
  aProduct({ id: 'priceless', priceCents: null }),
]

const of = (quantity: number, price = '27,00') =>
  deskLines(null, products, 'es').map((line) =>
    line.id === 'destilado' ? { ...line, quantity, price } : line,
  )

const values = {
  nombre: 'Bar El Puerto',
  cedula: '',
  businessName: '',
  telefono: '',
  email: '',
  direccion: '',
  city: '',
  province: '',
  reference: '',
  shipping: '0',
  reason: '',
  notes: ' ',
  giftNote: '',
  receiverName: '',
  receiverTelephone: '',
  [priceField('destilado')]: '27,00',
}

describe('the lines of an order at the desk', () => {
  it('are the products on sale, at their prices', () => {
    expect(deskLines(null, products, 'es')).toMatchObject([
      { id: 'destilado', quantity: 0, price: '27,00', most: 4 },
      { id: 'triple', quantity: 0, price: '39,00', most: null },
    ])
  })

  it('begin with what an order has, at its prices and with its bottles', () => {
    const items = [{ productId: 'hidden', name: 'Old', quantity: 2, unitPriceCents: 2000 }]
    expect(deskLines(anOrder({ items }), products, 'en')[0]).toEqual({
      id: 'hidden',
      name: 'Old',
      quantity: 2,
      priceCents: 2000,
      price: '20.00',
      most: null,
    })
    expect(deskLines(anOrder(), products, 'en')[0]).toMatchObject({ quantity: 2, most: 6 })
  })

  it('are chosen from the first bottle on', () => {
    expect(chosenOf(of(0))).toEqual([])
    expect(chosenOf(of(2))).toHaveLength(1)
  })
})

describe('the totals', () => {
  it('follow the typed prices and the typed shipping', () => {
    expect(deskTotals(of(2, '25'), '5')).toEqual({
      subtotalCents: 5000,
      shippingCents: 500,
      discountCents: 0,
      totalCents: 5500,
    })
  })

  it.each([
    ['25,5,5', '5'],
    ['25', 'x'],
  ])('are unknown while an amount cannot be read: %s, %s', (price, shipping) => {
    expect(deskTotals(of(2, price), shipping)).toBeNull()
  })
})

describe('an order that is entered', () => {
  it('needs a name and a bottle’s price', () => {
    expect(checkEntered(values, of(2), false, '')).toMatchObject({
      ok: true,
      value: {
        lines: [{ id: 'destilado', quantity: 2, unitPriceCents: 2700 }],
        shippingCents: 0,
        notes: '',
      },
    })
    const wrong = { ...values, nombre: '', shipping: '', [priceField('destilado')]: 'x' }
    expect(checkEntered(wrong, of(2), false, '')).toEqual(
      err({
        nombre: 'required',
        shipping: 'required',
        [priceField('destilado')]: 'amount-invalid',
      }),
    )
  })

  it('has no address where it is picked up', () => {
    const typed = { ...values, direccion: 'x y'.repeat(99), city: 'Quito' }
    expect(checkEntered(typed, of(2), false, 'Calle Doce 34')).toMatchObject({
      value: { pickupAddress: 'Calle Doce 34', customer: { direccion: '', city: '' } },
    })
  })

  it('has a receiver in place of the customer’s address if it is a gift that is shipped', () => {
    const typed = { ...values, city: 'Loja', giftNote: ' Para ti ' }
    const check = (receiverName: string, pickupAddress = '') =>
      checkEntered({ ...typed, receiverName }, of(2), true, pickupAddress)
    expect(check('Inés')).toMatchObject({
      value: {
        customer: { city: '' },
        receiver: { nombre: 'Inés', city: 'Loja' },
        giftNote: 'Para ti',
      },
    })
    expect(check('')).toEqual(err({ receiverName: 'required' }))
    expect(check('', 'Calle Doce 34')).toMatchObject({ value: { receiver: null } })
  })

  it('says why a price differs', () => {
    const cheap = { ...values, [priceField('destilado')]: '25' }
    expect(hasOtherPrice(of(2))).toBe(false)
    expect(hasOtherPrice(of(2, '25'))).toBe(true)
    expect(checkEntered(cheap, of(2, '25'), false, '')).toEqual(err({ reason: 'required' }))
    expect(checkEntered({ ...cheap, reason: ' Fair ' }, of(2, '25'), false, '')).toMatchObject({
      ok: true,
      value: { reason: 'Fair', lines: [{ unitPriceCents: 2500 }] },
    })
  })
})
