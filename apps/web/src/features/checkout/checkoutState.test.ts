import { defaultShopSettings } from '@storefront/domain'
import { aCustomer, anOrder, aProduct, aProfile } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { checkoutState, type CheckoutFacts, type CheckoutState } from './checkoutState.ts'

const shop = {
  products: [aProduct()],
  settings: defaultShopSettings,
  profile: aProfile(),
  customer: aCustomer(),
  lastOrderAt: null,
  bankAccount: null,
  isBuyerLoading: false,
  isBuyerKnown: true,
}
const order = anOrder()
const lost = { status: 'failed', outage: 'offline' } as const

/** The facts of a checkout that is ready to order. */
const ready: CheckoutFacts = {
  placed: null,
  isPlacing: false,
  lookUp: { status: 'idle' },
  isCartEmpty: false,
  isCartLoading: false,
  canUndo: false,
  shop,
  outage: null,
}

const rows: readonly [what: string, facts: Partial<CheckoutFacts>, state: CheckoutState][] = [
  ['all is there', {}, { status: 'ready', shop }],
  ['the shop is being read', { shop: null }, { status: 'loading' }],
  [
    'the shop cannot be read',
    { shop: null, outage: 'timeout' },
    { status: 'load-failed', outage: 'timeout' },
  ],
  ['it could be read before', { outage: 'timeout' }, { status: 'ready', shop }],
  ['there is nothing in the cart', { isCartEmpty: true }, { status: 'empty' }],
  [
    'nothing in the cart, nor an answer of the shop',
    { isCartEmpty: true, shop: null, outage: 'offline' },
    { status: 'empty' },
  ],
  [
    'the last bottle can be put back',
    { isCartEmpty: true, canUndo: true },
    { status: 'ready', shop },
  ],
  ['the cart is being read', { isCartEmpty: true, isCartLoading: true }, { status: 'loading' }],
  [
    'neither cart nor shop can be read',
    { isCartEmpty: true, isCartLoading: true, shop: null, outage: 'offline' },
    { status: 'load-failed', outage: 'offline' },
  ],
  [
    'an earlier try is in doubt',
    { lookUp: { status: 'looking' }, shop: null },
    { status: 'looking' },
  ],
  [
    'in doubt, and the cart is empty',
    { lookUp: { status: 'looking' }, isCartEmpty: true },
    { status: 'looking' },
  ],
  [
    'nothing can be learned of it, and the cart is empty',
    { lookUp: lost, isCartEmpty: true },
    { status: 'look-failed', outage: 'offline' },
  ],
  [
    'nothing can be learned of it, but trying again is safe',
    { lookUp: lost },
    { status: 'ready', shop },
  ],
  ['the order is under way', { isPlacing: true }, { status: 'ready', shop }],
  [
    'it is under way and has emptied the cart',
    { isPlacing: true, isCartEmpty: true },
    { status: 'placing' },
  ],
  ['it is placed', { placed: order }, { status: 'placed', order }],
  [
    'it is placed, whatever else is said',
    { placed: order, isCartEmpty: true, lookUp: { status: 'looking' }, shop: null },
    { status: 'placed', order },
  ],
]

describe('checkoutState', () => {
  it.each(rows)('%s', (_, facts, state) => {
    expect(checkoutState({ ...ready, ...facts })).toEqual(state)
  })
})
