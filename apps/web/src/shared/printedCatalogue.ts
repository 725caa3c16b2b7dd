import type { Product, ShopSettings } from '@storefront/domain'

/** The catalogue at the time of the build: pages show it until the backend has answered. */
export interface PrintedCatalogue {
  readonly settings: ShopSettings
  readonly products: readonly Product[]
  /** The time of the build: ms since 1970. */
  readonly asOf: number
}

const elementId = 'printed-catalogue'

/** The part of the shop's data that the build reads. */
export interface BuildCatalogue {
  readonly products: readonly Product[]
  readonly settings: ShopSettings
}

/**
 * The catalogue that is printed into the pages: without the stock, which changes too often. Only a stock of
 * zero is printed.
 *
 * @param asOf ms since 1970
 */
export function toPrintedCatalogue(shop: BuildCatalogue, asOf: number): PrintedCatalogue {
  return {
    settings: shop.settings,
    products: shop.products.map((product) => ({
      ...product,
      stock: product.stock === 0 ? 0 : null,
    })),
    asOf,
  }
}

/** The page's element with the catalogue, as JSON. */
export function printedCatalogueElement(catalogue: PrintedCatalogue): string {
  return `<script type="application/json" id="${elementId}">${escapeForScript(catalogue)}</script>`
}

/** Data as JSON for a script element; escaped, so that no text in it can close the element. */
export const escapeForScript = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

/** Reads the catalogue from the page; null in development, where pages are not prerendered. */
export function readPrintedCatalogue(page: Document): PrintedCatalogue | null {
  const json = page.getElementById(elementId)?.textContent
  // The cast is safe: the build of this release has written it.
  return json === undefined || json === null ? null : (JSON.parse(json) as PrintedCatalogue)
}
