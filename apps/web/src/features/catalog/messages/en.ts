import type { MessagesLike } from '../../../i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  title: 'Products',
  description:
    'The bottles of {brand}: the pitahaya spirit, the triple-distilled and the reposado to come. Prices, tasting notes, and where to buy.',
  heading: 'The bottles',
  lead: 'One fruit, three characters. Every bottle holds 750 ml.',
  addToCart: 'Add to cart',
  addToCartNamed: 'Add {name} to the cart',
  added: '{name} is in your cart.',
  viewCart: 'View cart',
  comingSoon: 'Coming soon',
  soldOut: 'Sold out',
  inactive: 'Not available',
  priceLoading: 'Checking the price…',
  priceWithTax: 'Tax included',
  pricesUnavailable: 'We could not look up the prices.',
  alcohol: '{percent}% alc./vol.',
  volume: '{ml} ml',
  facts: 'About the bottle',
} as const satisfies MessagesLike<typeof es>
