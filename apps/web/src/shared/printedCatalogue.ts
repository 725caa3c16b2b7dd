import type { BankAccount, Product, ShopSettings } from '@storefront/domain'

import type { Brand } from '../content/brand.ts'

/** What footer and legal texts say of who sells; of the bank account no number, which only an order's page shows. */
export interface PrintedSettings extends Pick<ShopSettings, 'deliveryDays' | 'contact' | 'owner'> {
  readonly bankAccount: Pick<BankAccount, 'bank' | 'holder'> | null
}

/** What the shop sold and said when the site was built: it stands in the pages until today's is known. */
export interface PrintedCatalogue {
  readonly settings: PrintedSettings
  readonly products: readonly Product[]
  /** When that was: ms since 1970. */
  readonly asOf: number
}

const elementId = 'printed-catalogue'

/** What the build reads of the shop. */
export interface ShopAtBuild {
  readonly products: readonly Product[]
  readonly settings: ShopSettings
}

/**
 * The shop as it may be printed: how many bottles are left changes too fast, but for none.
 *
 * @param brand is reached where the owner has not said how
 */
export function toPrintedCatalogue(
  shop: ShopAtBuild,
  brand: Pick<Brand, 'email' | 'phone'>,
  asOf: number,
): PrintedCatalogue {
  const { deliveryDays, contact, owner, bankAccount } = shop.settings
  return {
    settings: {
      deliveryDays,
      contact: {
        ...contact,
        email: contact.email || brand.email,
        phone: contact.phone || brand.phone,
      },
      owner,
      bankAccount:
        bankAccount === null ? null : { bank: bankAccount.bank, holder: bankAccount.holder },
    },
    products: shop.products.map((product) => ({
      ...product,
      stock: product.stock === 0 ? 0 : null,
    })),
    asOf,
  }
}

/** The element that carries it in a page: data, no script. */
export function printedCatalogueElement(catalogue: PrintedCatalogue): string {
  return `<script type="application/json" id="${elementId}">${asScriptText(catalogue)}</script>`
}

/** Data as the text of a script element, which nothing in it can end. */
export const asScriptText = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

/** What the page carries; null in development, whose page is not built. */
export function readPrintedCatalogue(page: Document): PrintedCatalogue | null {
  const json = page.getElementById(elementId)?.textContent
  // The build wrote it a moment before the page was rendered with the very same.
  return json === undefined || json === null ? null : (JSON.parse(json) as PrintedCatalogue)
}
