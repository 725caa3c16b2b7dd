import { memoryStorage } from '@storefront/adapters/local'
import { type CartAction, maxCartLines, maxQuantity } from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { describe, expect, it, vi } from 'vitest'

import { openShop } from './testing/openShop.ts'

const line = aCartLine({ quantity: 2 })
const other = aCartLine({ id: 'triple-destilado', name: 'Triple' })
const add: CartAction = { type: 'add', line }
const addMany = (quantity: number): CartAction => ({ type: 'add', line: { ...line, quantity } })

describe('a guest’s cart', () => {
  it('is not known before it was read, and then what the last visit left', () => {
    const { openTab } = openShop().openBrowser()
    openTab().cart.dispatch(add)
    const { cart } = openTab()
    expect(cart.get()).toEqual([line])
    expect(cart.isLoading.get()).toBe(false)
  })

  it('does what is done to it at once and stores it', () => {
    const { openTab, cartItems } = openShop().openBrowser()
    const { cart } = openTab()
    expect(cart.dispatch(add)).toEqual({ ok: true, value: [line] })
    cart.dispatch({ type: 'add', line: other })
    cart.dispatch({ type: 'remove', id: line.id })
    expect(cart.get()).toEqual([other])
    expect(JSON.parse(cartItems() ?? '')).toEqual([
      { id: other.id, name: 'Triple', price: 27, image: other.image, quantity: 1 },
    ])
    cart.dispatch({ type: 'clear' })
    expect(cart.get()).toEqual([])
    expect(cartItems()).toBeNull()
  })

  it('shows in every tab what was done in one', () => {
    const { openTab } = openShop().openBrowser()
    const [first, second] = [openTab(), openTab()]
    first.cart.dispatch(add)
    expect(second.cart.get()).toEqual([line])
    second.cart.dispatch({ type: 'clear' })
    expect(first.cart.get()).toEqual([])
  })

  it('lives on in the page when the browser does not store it, and says so until it does', () => {
    const storage = memoryStorage()
    const write = vi.spyOn(storage, 'setItem')
    const { openTab, cartItems } = openShop().openBrowser(storage)
    const { cart, notices } = openTab()
    write.mockImplementation(() => {
      throw new Error('QuotaExceededError')
    })
    cart.dispatch(add)
    expect(cart.get()).toEqual([line])
    expect(cartItems()).toBeNull()
    expect(notices.get()).toMatchObject([{ code: 'cart-not-stored' }])
    write.mockRestore()
    cart.dispatch({ type: 'add', line: other })
    expect(JSON.parse(cartItems() ?? '')).toHaveLength(2)
    expect(notices.get()).toEqual([])
  })

  it('keeps what can be kept of stored rubbish', () => {
    const storage = memoryStorage()
    storage.setItem('cartItems', '[{"id":"destilado","quantity":1},{"quantity":3},7]')
    const { cart } = openShop().openBrowser(storage).openTab()
    expect(cart.get()).toEqual([
      { id: 'destilado', name: 'Nombre no disponible', priceCents: 0, image: null, quantity: 1 },
    ])
  })
})

describe('an action that is refused', () => {
  it.each([
    [{ type: 'add', line: { ...line, id: '' } }, 'invalid-product', 'Producto inválido'],
    [{ type: 'remove', id: '' }, 'invalid-id', 'invalid-id'],
    [{ type: 'set-quantity', id: line.id, quantity: 0 }, 'invalid-quantity', 'invalid-quantity'],
  ] as const)('%j changes nothing and is only logged', (action, error, logged) => {
    const { cart, log, notices } = openShop().openBrowser().openTab()
    cart.dispatch(add)
    expect(cart.dispatch(action)).toEqual({ ok: false, error })
    expect(cart.get()).toEqual([line])
    expect(log.mock.calls).toEqual([[logged]])
    expect(notices.get()).toEqual([])
  })

  it('tells whoever did it, and the visitor, that the cart is full', () => {
    const { cart, notices } = openShop().openBrowser().openTab()
    for (let index = 0; index < maxCartLines; index += 1) {
      cart.dispatch({ type: 'add', line: aCartLine({ id: `bottle-${index}` }) })
    }
    cart.dispatch({ type: 'add', line: aCartLine({ id: 'bottle-0' }) })
    expect(notices.get()).toEqual([])
    expect(cart.dispatch(add)).toEqual({ ok: false, error: 'cart-full' })
    expect(notices.get()).toMatchObject([{ code: 'cart-full' }])
  })
})

describe('a line that holds no more bottles', () => {
  it('takes what fits, and tells the visitor that the rest is left out', () => {
    const { cart, notices } = openShop().openBrowser().openTab()
    cart.dispatch(addMany(maxQuantity - 9))
    cart.dispatch(addMany(9))
    expect(notices.get()).toEqual([])
    cart.dispatch(addMany(1))
    expect(cart.get()).toEqual([{ ...line, quantity: maxQuantity }])
    expect(notices.get()).toMatchObject([{ code: 'cart-line-full' }])
  })
})
