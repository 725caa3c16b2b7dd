import { err } from '@storefront/domain'
import { anOrder, aProduct, someSettings } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import {
  bottlesField,
  deskLines,
  enteredOrder,
  enterOrderForm,
  priceField,
  type EnterField,
} from './deskOrder.ts'

const products = [
  aProduct({ stock: 4 }),
  aProduct({ id: 'triple', name: 'Amaru Triple', priceCents: 3900, stock: null }),
  aProduct({ id: 'hidden', active: false }),
  aProduct({ id: 'priceless', priceCents: null }),
]

const shop = { products, settings: { ...someSettings(), bankAccount: null } }
const form = enterOrderForm(shop, 'Walk-in')

/** Two bottles for a bar, and what else is typed. */
const typed = (changes: Partial<Record<EnterField, string>> = {}) => ({
  ...form.formOf(null, 'es'),
  nombre: 'Bar El Puerto',
  [bottlesField('destilado')]: '2',
  ...changes,
})
const check = (changes: Partial<Record<EnterField, string>>) => form.check(typed(changes))

describe('the lines of an order at the desk', () => {
  it('are the products on sale, at their prices', () => {
    expect(deskLines(null, products)).toEqual([
      { id: 'destilado', name: 'Amaru Destilado', quantity: 0, priceCents: 2700, most: 4 },
      { id: 'triple', name: 'Amaru Triple', quantity: 0, priceCents: 3900, most: null },
    ])
  })

  it('begin with what an order has, at its prices and with its bottles', () => {
    const items = [{ productId: 'hidden', name: 'Old', quantity: 2, unitPriceCents: 2000 }]
    expect(deskLines(anOrder({ items }), products)[0]).toEqual({
      id: 'hidden',
      name: 'Old',
      quantity: 2,
      priceCents: 2000,
      most: null,
    })
    expect(deskLines(anOrder(), products)[0]).toMatchObject({ quantity: 2, most: 6 })
  })
})

describe('an order that is entered', () => {
  it('needs a name, or bottles that somebody took along', () => {
    expect(check({})).toMatchObject({
      ok: true,
      value: {
        lines: [{ id: 'destilado', quantity: 2, unitPriceCents: 2700 }],
        customer: { nombre: 'Bar El Puerto' },
        isDelivered: false,
      },
    })
    expect(check({ nombre: ' ' })).toEqual(err({ nombre: 'required' }))
    expect(check({ nombre: ' ', isDelivered: 'on' })).toMatchObject({
      value: { customer: { nombre: 'Walk-in' }, isDelivered: true },
    })
  })

  it.each([
    ['25,5,5', '5', { [priceField('destilado')]: 'amount-invalid' }],
    ['25', 'x', { shipping: 'amount-invalid', reason: 'required' }],
  ])('has no total while an amount cannot be read: %s, %s', (price, shipping, errors) => {
    const changes = { [priceField('destilado')]: price, shipping }
    expect(enteredOrder(typed(changes), shop).totals).toBeNull()
    expect(check(changes)).toEqual(err(errors))
  })

  it('costs the usual shipping unless another one is typed, and none once it is handed over', () => {
    const shippingOf = (changes: Partial<Record<EnterField, string>>) =>
      enteredOrder(typed(changes), shop).totals?.shippingCents
    expect(shippingOf({})).toBe(shop.settings.shippingCents)
    expect(shippingOf({ shipping: '0' })).toBe(0)
    expect(shippingOf({ shipping: '7' })).toBe(700)
    expect(shippingOf({ isDelivered: 'on' })).toBe(0)
    expect(shippingOf({ [bottlesField('destilado')]: '0' })).toBe(0)
  })

  it('has no address where it is picked up', () => {
    const settings = { ...shop.settings, pickupAddress: 'Calle Doce 34' }
    const values = typed({ direccion: 'x y'.repeat(99), city: 'Quito', isPickup: 'on' })
    expect(enterOrderForm({ ...shop, settings }, '').check(values)).toMatchObject({
      value: {
        pickupAddress: 'Calle Doce 34',
        customer: { direccion: '', city: '' },
        shippingCents: 0,
      },
    })
  })

  it('has a receiver in place of the customer’s address if it is a gift that is shipped', () => {
    const gift = { city: 'Loja', giftNote: ' Para ti ', isGift: 'on' }
    expect(check({ ...gift, receiverName: 'Inés' })).toMatchObject({
      value: {
        customer: { city: '' },
        receiver: { nombre: 'Inés', city: 'Loja' },
        giftNote: 'Para ti',
      },
    })
    expect(check(gift)).toEqual(err({ receiverName: 'required' }))
  })

  it('says why a price differs', () => {
    const cheap = { [priceField('destilado')]: '25' }
    expect(check(cheap)).toEqual(err({ reason: 'required' }))
    expect(check({ ...cheap, reason: ' Fair ' })).toMatchObject({
      ok: true,
      value: { reason: 'Fair', lines: [{ unitPriceCents: 2500 }] },
    })
  })
})
