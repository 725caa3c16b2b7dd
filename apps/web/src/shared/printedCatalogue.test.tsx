import { defaultShopSettings, type Product, type ShopSettings } from '@storefront/domain'
import { aProduct } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { brand } from '../content/brand.ts'
import {
  printedCatalogueElement,
  readPrintedCatalogue,
  toPrintedCatalogue,
} from './printedCatalogue.ts'

const shopOf = (products: readonly Product[], said: Partial<ShopSettings> = {}) => ({
  products,
  settings: { ...defaultShopSettings, ...said },
})

describe('the catalogue in a page', () => {
  it('tells whose the bank account is, but no number of it, nor what else is set', () => {
    const printed = toPrintedCatalogue(
      shopOf([], {
        bankAccount: {
          bank: 'Banco de los Andes',
          kind: 'savings',
          number: '2100445678',
          holder: 'Destilería de Palora S.A.S.',
          holderId: '1790012345001',
        },
      }),
      brand,
      7,
    )
    const page = printedCatalogueElement(printed)
    expect(page).toContain('Banco de los Andes')
    expect(page).not.toMatch(/2100445678|1790012345001|salesPaused/)
  })

  it('tells how to reach the shop: by what the owner says, and where that is nothing, the brand', () => {
    const contact = { email: 'pedidos@example.com', phone: '', whatsapp: '' }
    const { settings } = toPrintedCatalogue(shopOf([], { contact }), brand, 7)
    expect(settings.contact).toEqual({ ...contact, phone: brand.phone })
  })

  it('comes out as it went in, whatever its names hold', () => {
    const catalogue = toPrintedCatalogue(
      shopOf([aProduct({ name: '</script><b>&amp;', stock: null })]),
      brand,
      7,
    )
    document.body.innerHTML = printedCatalogueElement(catalogue)
    expect(document.querySelector('b')).toBeNull()
    expect(readPrintedCatalogue(document)).toEqual(catalogue)
  })

  it('tells of a stock only that there is none', () => {
    const { products } = toPrintedCatalogue(
      shopOf([aProduct({ stock: 3 }), aProduct({ stock: 0 })]),
      brand,
      7,
    )
    expect(products.map(({ stock }) => stock)).toEqual([null, 0])
  })

  it('is missing from a page that was not built', () => {
    document.body.innerHTML = ''
    expect(readPrintedCatalogue(document)).toBeNull()
  })
})
