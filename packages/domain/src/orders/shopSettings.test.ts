import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  defaultShopSettings,
  deliveryDaysTo,
  destinationOf,
  missingForFreeShipping,
  pauseStateOf,
  paymentMethodsFor,
  shippingFor,
  type Destination,
} from './shopSettings.ts'

describe('shippingFor', () => {
  it('is 5.00 below 100.00 and free from there on', () => {
    expect(shippingFor(0, defaultShopSettings, '')).toBe(500)
    expect(shippingFor(9999, defaultShopSettings, '')).toBe(500)
    expect(shippingFor(10_000, defaultShopSettings, '')).toBe(0)
  })

  it('is never free without a limit', () => {
    const settings = { ...defaultShopSettings, freeShippingFromCents: null }
    expect(shippingFor(1_000_000, settings, '')).toBe(500)
  })

  it('never grows with the subtotal', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (subtotal, more, freeShippingFromCents) => {
        const settings = { ...defaultShopSettings, freeShippingFromCents }
        expect(shippingFor(subtotal + more, settings, '')).toBeLessThanOrEqual(
          shippingFor(subtotal, settings, ''),
        )
      }),
    )
  })
})

describe('a province with terms of its own', () => {
  const provinceTerms = [
    {
      province: 'Galápagos',
      shippingCents: 1500,
      deliveryDays: { from: 10, to: 15 },
      onDeliveryOffered: false,
    },
    { province: 'Napo', shippingCents: null, deliveryDays: null, onDeliveryOffered: false },
  ] as const
  const settings = { ...defaultShopSettings, transferOffered: true, provinceTerms }

  it('has its shipping for every subtotal, or that of the shop', () => {
    expect(shippingFor(2700, settings, 'Galápagos')).toBe(1500)
    expect(shippingFor(10_000, settings, 'Galápagos')).toBe(1500)
    expect(shippingFor(2700, settings, 'Napo')).toBe(500)
    expect(shippingFor(10_000, settings, 'Napo')).toBe(0)
    expect(shippingFor(2700, settings, 'Loja')).toBe(500)
  })

  it('has its days of delivery, or those of the shop; nothing is delivered to who picks it up', () => {
    const deliveryDays = { from: 2, to: 5 }
    const daysTo = (destination: Destination) =>
      deliveryDaysTo(destination, { ...settings, deliveryDays })
    expect(daysTo('Galápagos')).toEqual({ from: 10, to: 15 })
    for (const other of ['Napo', 'Loja', ''] as const) expect(daysTo(other)).toEqual(deliveryDays)
    expect(daysTo('pickup')).toBeNull()
  })

  it('has its ways to pay', () => {
    expect(paymentMethodsFor('Galápagos', settings)).toEqual(['transfer'])
    expect(paymentMethodsFor('Loja', settings)).toEqual(['transfer', 'onDelivery'])
    expect(paymentMethodsFor('', settings)).toEqual(['transfer', 'onDelivery'])
    expect(paymentMethodsFor('Napo', { ...settings, transferOffered: false })).toEqual([])
    expect(paymentMethodsFor('Loja', { ...settings, onDeliveryOffered: false })).toEqual([
      'transfer',
    ])
  })
})

describe('an order that is picked up', () => {
  it('costs no shipping, whatever the subtotal', () => {
    expect(shippingFor(2700, defaultShopSettings, 'pickup')).toBe(0)
  })

  it('can be paid there, also where the shop takes no payment on delivery', () => {
    const settings = { ...defaultShopSettings, onDeliveryOffered: false }
    expect(paymentMethodsFor('pickup', settings)).toEqual(['onDelivery'])
    expect(paymentMethodsFor('pickup', { ...settings, transferOffered: true })).toEqual([
      'transfer',
      'onDelivery',
    ])
  })

  it('goes to no province', () => {
    const customer = { province: 'Loja' } as const
    const order = { pickupAddress: '', customer, receiver: null }
    expect(destinationOf({ ...order, pickupAddress: 'Quito' })).toBe('pickup')
    expect(destinationOf(order)).toBe('Loja')
    expect(destinationOf({ ...order, receiver: { province: 'Azuay' } })).toBe('Azuay')
  })
})

describe('pauseStateOf', () => {
  const startsAt = Date.UTC(2027, 1, 5, 17)
  const week = 7 * 24 * 60 * 60_000

  it('plans a pause, announces it a week ahead, and ends it before its end', () => {
    const times = [
      startsAt - week - 1,
      startsAt - week,
      startsAt - 1,
      startsAt,
      startsAt + 9,
      startsAt + 10,
    ]
    const statesOf = (endsAt: number | null) =>
      times.map((time) => pauseStateOf({ startsAt, endsAt }, time))
    const before = ['planned', 'announced', 'announced', 'underWay', 'underWay']
    expect(statesOf(startsAt + 10)).toEqual([...before, null])
    expect(statesOf(null)).toEqual([...before, 'underWay'])
    expect(pauseStateOf(null, startsAt)).toBeNull()
  })
})

describe('missingForFreeShipping', () => {
  it('is the difference between the subtotal and the limit', () => {
    expect(missingForFreeShipping(0, defaultShopSettings)).toBe(10_000)
    expect(missingForFreeShipping(9999, defaultShopSettings)).toBe(1)
    expect(missingForFreeShipping(10_000, defaultShopSettings)).toBe(0)
    expect(missingForFreeShipping(25_000, defaultShopSettings)).toBe(0)
  })

  it('is 0 when shipping is free, and null when it never is', () => {
    const never = { ...defaultShopSettings, freeShippingFromCents: null }
    expect(missingForFreeShipping(5400, never)).toBeNull()
    expect(missingForFreeShipping(5400, { ...never, shippingCents: 0 })).toBe(0)
  })
})
