import type { Product } from '@storefront/domain'

/** What the shop sold when the site was built: it stands in the pages until today's is known. */
export interface PrintedCatalogue {
  readonly products: readonly Product[]
  /** When that was: ms since 1970. */
  readonly asOf: number
}

const elementId = 'printed-catalogue'

/** The products as they may be printed: how many are left changes too fast, but for none. */
export function toPrintedCatalogue(products: readonly Product[], asOf: number): PrintedCatalogue {
  return {
    products: products.map((product) => ({ ...product, stock: product.stock === 0 ? 0 : null })),
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
