import { describe, expect, it } from 'vitest'

import { aProduct } from '../testing/builders.ts'
import { missingToSell, sellingParts, type SellingPart } from './missingToSell.ts'
import { defaultShopSettings, reviewedParts, type ShopSettings } from './shopSettings.ts'

const owner = {
  legalName: 'Destilería de Palora S.A.S.',
  ruc: '1790012344001',
  address: 'Calle Doce, Puyo',
  returnDays: 15,
}
const settings: ShopSettings = {
  ...defaultShopSettings,
  deliveryDays: { from: 2, to: 5 },
  owner,
  reviewed: reviewedParts,
}
const ready: Parameters<typeof missingToSell>[0] = {
  products: [
    aProduct({ stock: 240 }),
    aProduct({ comingSoon: true, priceCents: null, stock: null }),
  ],
  settings,
  toReview: reviewedParts,
  hasAccount: true,
  hasOrder: true,
  isVerified: true,
}

const missing = (shop: Partial<typeof ready>) => missingToSell({ ...ready, ...shop })

describe('what a shop lacks before it sells', () => {
  it('is nothing where all is there', () => {
    expect(missing({})).toEqual([])
  })

  it('is all but the products in a shop as it is seeded', () => {
    const seeded = missingToSell({
      ...ready,
      settings: defaultShopSettings,
      hasAccount: false,
      hasOrder: false,
      isVerified: false,
    })
    expect(seeded).toEqual(
      sellingParts.filter((part) => part !== 'prices' && part !== 'alcoholContent'),
    )
  })

  it('is nothing that is unknown, as to a build', () => {
    expect(missing({ hasAccount: null, hasOrder: null, isVerified: null })).toEqual([])
  })

  it('is nothing to review that the site is not built with', () => {
    expect(missing({ settings: { ...settings, reviewed: [] }, toReview: ['facts'] })).toEqual([
      'facts',
    ])
  })

  it.each<[SellingPart, string, Partial<typeof ready>]>([
    ['prices', 'nothing is on sale', { products: [aProduct({ active: false, stock: 12 })] }],
    ['prices', 'a bottle has no price', { products: [aProduct({ priceCents: null, stock: 12 })] }],
    [
      'prices',
      'bottles are not counted',
      { products: [aProduct({ stock: 12 }), aProduct({ stock: null })] },
    ],
    [
      'alcoholContent',
      'a bottle on sale has none',
      { products: [aProduct({ stock: 12, alcoholByVolume: null })] },
    ],
    [
      'returnDays',
      'returns have no term',
      { settings: { ...settings, owner: { ...owner, returnDays: null } } },
    ],
    [
      'medals',
      'nobody has looked at them',
      { settings: { ...settings, reviewed: ['team', 'legalTexts', 'facts'] } },
    ],
  ])('is %s while %s', (part, _, shop) => {
    expect(missing(shop)).toEqual([part])
  })
})
