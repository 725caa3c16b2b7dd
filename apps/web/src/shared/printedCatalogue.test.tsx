import { defaultShopSettings, type Product } from '@storefront/domain'
import { aProduct } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import {
  printedCatalogueElement,
  readPrintedCatalogue,
  toPrintedCatalogue,
} from './printedCatalogue.ts'

const shopOf = (products: readonly Product[]) => ({
  products: { items: products, unreadable: [] },
  settings: defaultShopSettings,
})

describe('the catalogue in a page', () => {
  it('comes out as it went in, whatever its names hold', () => {
    const catalogue = toPrintedCatalogue(
      shopOf([aProduct({ name: '</script><b>&amp;', stock: null })]),
      7,
    )
    document.body.innerHTML = printedCatalogueElement(catalogue)
    expect(document.querySelector('b')).toBeNull()
    expect(readPrintedCatalogue(document)).toEqual(catalogue)
  })

  it('tells of a stock only that there is none', () => {
    const { products } = toPrintedCatalogue(
      shopOf([aProduct({ stock: 3 }), aProduct({ stock: 0 })]),
      7,
    )
    expect(products.items.map(({ stock }) => stock)).toEqual([null, 0])
  })

  it('is missing from a page that was not built', () => {
    document.body.innerHTML = ''
    expect(readPrintedCatalogue(document)).toBeNull()
  })
})
