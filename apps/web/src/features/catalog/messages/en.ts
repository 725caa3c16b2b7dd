import type { MessagesLike } from '../../../shared/i18n/Messages.ts'
import type { es } from './es.ts'

export const en = {
  title: 'Products',
  description:
    'The bottles of {brand}: the pitahaya spirit, the triple-distilled and the reposado to come. Prices and tasting notes.',
  heading: 'The bottles',
  lead: 'One fruit, three characters. Every bottle holds 750 ml.',
  addToCartNamed: 'Add {name} to cart',
  added_one: '{name} is in your cart.',
  added_other: '{name} is in your cart: {count} bottles.',
  viewCart: 'View cart',
  comingSoon: 'Coming soon',
  soldOut: 'Sold out',
  inactive: 'Not available',
  priceLoading: 'Checking the price…',
  priceUnknown: 'Price not available right now',
  priceWithTax: 'Tax included',
  pricesUnavailable: 'We could not look up the prices.',
  pricesAsOf: 'We could not check today’s prices; these are from {date}.',
  learnMore: 'Learn more',
  learnMoreNamed: 'Learn more about {name}',
  features: { view: 'Appearance', taste: 'Taste', body: 'Body', aroma: 'Aroma' },
  facts: 'About the bottle',
  vessel: 'The bottle',
  size: 'Size',
  volume: '{ml} ml',
  strength: 'Strength',
  alcohol: '{percent}% alc./vol. ({proof} proof)',
  distilled: {
    description:
      '{brand} Destilado: yellow pitahaya from Ecuador at its most direct, all white blossom and green citrus. Tasting notes, photos and price.',
    others: 'The other bottles',
    cocktail:
      'Two ounces, ice to the brim and well-chilled tonic; rosemary, and a pitahaya wheel on the rim.',
  },
  tripleDistilled: {
    description:
      '{brand} Triple Destilado: yellow pitahaya, three times through copper, with pear, white pepper and a mineral depth. Tasting notes, photos and price.',
    others: 'Our products',
    cocktail:
      'The same recipe with Triple Destilado in place of Destilado: two ounces, panela, bitters and a sphere of ice.',
  },
  inTheGlass: 'In the glass: {name}',
  recipe: 'See the recipe',
  buying: {
    label: 'Delivery, payment and returns',
    delivery: 'Delivery within Ecuador for a flat fee, shown before you confirm.',
    payment: 'Pay on delivery or by bank transfer. We ask for no card.',
    returns: 'Cancel at no cost while your order is pending. If it arrives broken, we replace it.',
    inCart: 'In your cart: {count}',
  },
  tastingNotes: 'Tasting notes',
  photos: {
    label: 'Photos of {name}',
    role: 'carousel',
    photoRole: 'slide',
    photo: 'Photo {number} of {count}: {caption}',
    previous: 'Previous photo',
    next: 'Next photo',
    choose: 'Choose a photo',
    pause: 'Stop the slide show',
    play: 'Start the slide show',
  },
  quantity: {
    label: 'Quantity of {name}',
    decrease: 'One fewer bottle of {name}',
    increase: 'One more bottle of {name}',
    left_one: 'Only {count} bottle left.',
    left_other: 'Only {count} bottles left.',
    leftWithCart: 'Only {count} bottles left, counting those already in your cart.',
    allInCart: 'You already have all that are left in your cart.',
    mostPerOrder: 'An order takes {most} at most, counting the bottles in your cart.',
  },
} as const satisfies MessagesLike<typeof es>
