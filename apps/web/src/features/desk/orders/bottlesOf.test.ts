import { expect, it } from 'vitest'

import { bottlesOf } from './bottlesOf.ts'

it('adds up the bottles of an order', () => {
  const line = { productId: 'a', name: 'A', unitPriceCents: 100 }
  expect(
    bottlesOf({
      items: [
        { ...line, quantity: 2 },
        { ...line, quantity: 3 },
      ],
    }),
  ).toBe(5)
})
