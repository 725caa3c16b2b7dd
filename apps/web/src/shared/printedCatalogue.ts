import type { Product, ShopSettings } from '@storefront/domain'

/** The shop at the time of the build: pages show it until the backend has answered. */
export interface PrintedCatalogue {
  /** Without the bank account. */
  readonly settings: ShopSettings
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
 * The shop as it is printed into the pages: without the bank account, and without a stock, which changes
 * too fast, unless nothing is left.
 *
 * @param asOf ms since 1970
 */
export function toPrintedCatalogue(shop: ShopAtBuild, asOf: number): PrintedCatalogue {
  return {
    settings: { ...shop.settings, bankAccount: null },
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
