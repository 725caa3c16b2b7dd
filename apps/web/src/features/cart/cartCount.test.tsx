import { type Cart, emptyCart } from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { expect, it } from 'vitest'

import { createStore } from '../../shared/store.ts'
import { showCartCount } from './cartCount.ts'

const bottles = (quantity: number): Cart => [aCartLine({ quantity })]

const shown = (root: HTMLElement) => root.style.getPropertyValue('--cart-count')

it.each([
  { count: 1, badge: '"1"' },
  { count: 99, badge: '"99"' },
])('shows a cart of $count as $badge', ({ count, badge }) => {
  const root = document.createElement('html')
  const cart = createStore<Cart>(emptyCart)
  showCartCount(cart, root)
  cart.set(bottles(count))
  expect(shown(root)).toBe(badge)
})

it('adds the lines up, and spells no more out than two figures', () => {
  const root = document.createElement('html')
  showCartCount(createStore<Cart>([...bottles(60), ...bottles(40)]), root)
  expect(shown(root)).toBe('"99+"')
})

it('shows nothing for an empty cart, whatever the page came with', () => {
  const root = document.createElement('html')
  root.style.setProperty('--cart-count', '"3"')
  const cart = createStore<Cart>(emptyCart)
  showCartCount(cart, root)
  expect(shown(root)).toBe('')
  cart.set(bottles(2))
  cart.set(emptyCart)
  expect(shown(root)).toBe('')
})
