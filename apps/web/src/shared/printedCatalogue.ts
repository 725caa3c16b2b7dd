import type { Listed, Product, ShopSettings } from '@storefront/domain'

/** The part of the shop's data that the build reads. */
export interface BuildCatalogue {
  readonly products: Listed<Product>
  readonly settings: ShopSettings
}

/** The catalogue at the time of the build: pages show it until the backend has answered. */
export interface PrintedCatalogue extends BuildCatalogue {
  /** The time of the build: ms since 1970. */
  readonly asOf: number
}

const elementId = 'printed-catalogue'

/**
 * The catalogue that is printed into the pages: without the stock, which changes too often. Only a stock of
 * zero is printed.
 *
 * @param asOf ms since 1970
 */
export function toPrintedCatalogue(
  { products, settings }: BuildCatalogue,
  asOf: number,
): PrintedCatalogue {
  const items = products.items.map((product) => ({
    ...product,
    stock: product.stock === 0 ? 0 : null,
  }))
  return { settings, products: { ...products, items }, asOf }
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
