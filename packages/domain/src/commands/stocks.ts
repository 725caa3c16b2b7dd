import type { Product } from '../catalog/product.ts'
import { productRef } from '../documents.ts'
import type { OrderLine } from '../orders/order.ts'
import { save, type Write } from '../shared/command.ts'

/** A counted stock, in bottles. */
interface Stock {
  readonly id: string
  readonly stock: number
}

/** The counted stocks that change when lines of an order give back some bottles and take others, as they are then. */
export function stocksAfter(
  products: readonly (Product | null)[],
  lines: { readonly back?: readonly OrderLine[]; readonly taken?: readonly OrderLine[] },
): readonly Stock[] {
  const { back = [], taken = [] } = lines
  return products.flatMap((product) => {
    if (product === null || product.stock === null) return []
    const { id, stock } = product
    const more = quantityOf(back, id) - quantityOf(taken, id)
    return more === 0 ? [] : [{ id, stock: stock + more }]
  })
}

const quantityOf = (lines: readonly OrderLine[], id: string): number =>
  lines.find(({ productId }) => productId === id)?.quantity ?? 0

export const stockWrites = (stocks: readonly Stock[]): readonly Write[] =>
  stocks.map(({ id, stock }) => save(productRef(id).path, { stock }))
