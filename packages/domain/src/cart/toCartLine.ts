import type { Product } from '../catalog/product.ts'
import type { CartLine } from './Cart.ts'

/**
 * A cart line of `quantity` bottles at the product's current price, or 0 if it has none (spec section
 * 3). Check `availabilityOf` first: this function accepts products that cannot be bought.
 */
export function toCartLine(product: Product, quantity = 1): CartLine {
  return {
    id: product.id,
    name: product.name,
    priceCents: product.priceCents ?? 0,
    image: product.image,
    quantity,
  }
}
