import type { Product } from '../catalog/product.ts'
import { orderRef, productRef } from '../documents.ts'
import type { Letter } from '../letters/letter.ts'
import { lettersToWrite } from '../letters/lettersToWrite.ts'
import type { Correction, Order, Step } from '../orders/order.ts'
import { orderFields } from '../orders/orderSchema.ts'
import { afterStep } from '../orders/orderSteps.ts'
import type { ShopSettings } from '../orders/shopSettings.ts'
import { save, type Write } from '../shared/command.ts'
import { stocksAfter, stockWrites } from './stocks.ts'

/** The products of an order's lines, to which a cancellation or a return gives the bottles back. */
export const productsOf = (order: Order | null) => ({
  products: (order?.items ?? []).map(({ productId }) => productRef(productId)),
})

/** What a step is decided from. */
interface StepDocuments {
  readonly order: Order
  /** Those of the order's lines; null for one that no longer exists. */
  readonly products: readonly (Product | null)[]
  readonly letters: readonly (Letter | null)[]
  readonly settings: ShopSettings
}

/**
 * The order after a step, and all that the step writes: the order with its activity, the bottles that a cancellation
 * or a return gives back to counted stocks, and the letters.
 *
 * @param by the account that takes the step, or an actor without one
 * @param now in ms since 1970
 * @param restocked whether the bottles of a return go back into the stock
 */
export function stepWrites(
  { order, products, letters, settings }: StepDocuments,
  step: Step | Correction,
  by: string,
  now: number,
  restocked = true,
): { readonly order: Order; readonly writes: readonly Write[] } {
  const isReturn = step === 'returned'
  const after = afterStep(order, step, by, now, isReturn ? { restocked } : {})
  const givesBack = step === 'cancelled' || (isReturn && restocked)
  return {
    order: after,
    writes: [
      save(orderRef(order.id).path, orderFields(after)),
      ...(givesBack ? stockWrites(stocksAfter(products, { back: order.items })) : []),
      ...lettersToWrite(letters, order, after, settings, now),
    ],
  }
}
