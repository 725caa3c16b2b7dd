import { describe, expect, it } from 'vitest'

import { aCartLine } from '../testing/builders.ts'
import { cartFields, cartSchema } from './cartSchema.ts'
import { emptyUserCart, type UserCart } from './UserCart.ts'

const cart: UserCart = {
  items: [aCartLine({ quantity: 2 })],
  merged: [{ id: 'guest', quantities: { destilado: 2 } }],
}

describe('a stored cart', () => {
  it('is read as it was written', () => {
    expect(cartSchema.parse({ id: 'rosa', ...cartFields(cart) })).toEqual(cart)
  })

  it.each<[string, object, Partial<UserCart>]>([
    ['a document without fields', {}, emptyUserCart],
    ['items that are no list', { items: 'x' }, { items: [] }],
    ['an invalid line', { items: [7, ...cartFields(cart).items] }, { items: cart.items }],
    ['a memory of merges that cannot be read', { merged: [{ id: 7 }] }, { merged: [] }],
  ])('never keeps anybody from ordering: %s', (_, stored, read) => {
    expect(cartSchema.parse(stored)).toMatchObject(read)
  })
})
