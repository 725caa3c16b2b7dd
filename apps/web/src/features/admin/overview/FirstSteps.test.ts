import { defaultShopSettings } from '@storefront/domain'
import { aProduct } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { completeSettings } from '../testing/completeSettings.ts'
import { stepsOf } from './FirstSteps.tsx'

const ready = {
  products: [
    aProduct({ stock: 240 }),
    aProduct({ comingSoon: true, priceCents: null, stock: null }),
  ],
  settings: completeSettings,
  hasOrder: true,
}

const missing = (shop: Partial<typeof ready>) =>
  [...stepsOf({ ...ready, ...shop })].filter(([, isDone]) => !isDone).map(([step]) => step)

describe('the steps to a shop that sells', () => {
  it('are all done where nothing is missing', () => {
    expect(missing({})).toEqual([])
  })

  it('are all but the prices to be done in a shop as it is seeded', () => {
    expect(
      missing({ settings: { ...defaultShopSettings, bankAccount: null }, hasOrder: false }),
    ).toEqual(['shipping', 'bank', 'seller', 'order', 'medals', 'team', 'legalTexts', 'facts'])
  })

  it.each([
    ['prices', 'nothing is on sale', { products: [aProduct({ active: false, stock: 12 })] }],
    ['prices', 'a bottle has no price', { products: [aProduct({ priceCents: null, stock: 12 })] }],
    [
      'prices',
      'bottles are not counted',
      { products: [aProduct({ stock: 12 }), aProduct({ stock: null })] },
    ],
    [
      'shipping',
      'only the fee is there',
      { settings: { ...completeSettings, deliveryDays: null } },
    ],
    ['bank', 'no account is given', { settings: { ...completeSettings, bankAccount: null } }],
    [
      'seller',
      'returns have no term',
      { settings: { ...completeSettings, owner: { ...completeSettings.owner, returnDays: null } } },
    ],
    [
      'seller',
      'the RUC is empty',
      { settings: { ...completeSettings, owner: { ...completeSettings.owner, ruc: '' } } },
    ],
    ['order', 'nobody has ordered', { hasOrder: false }],
    [
      'medals',
      'nobody has looked at them',
      { settings: { ...completeSettings, reviewed: ['team', 'legalTexts', 'facts'] as const } },
    ],
  ])('leave %s to be done while %s', (step, _, shop) => {
    expect(missing(shop)).toEqual([step])
  })
})
