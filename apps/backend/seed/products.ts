/** A product as `products/{id}` stores it; orders and admins add the times and stamps. */
export interface SeedProduct {
  readonly id: string
  readonly name: string
  /** A decimal, in US dollars with IVA; null while it is coming soon. */
  readonly price: number | null
  readonly currency: 'USD'
  /** The name of a picture. */
  readonly image: string
  readonly active: boolean
  readonly comingSoon: boolean
  /** Bottles left; null when they are not counted. */
  readonly stock: number | null
  /** Per cent; null when it is not known. */
  readonly alcoholByVolume: number | null
  readonly volumeMl: number
  readonly sortOrder: number
}

const bottle = { currency: 'USD', active: true, volumeMl: 750 } as const

/** The shop's three products (spec sections 3 and 9), named after the brand. */
export function seedProducts(brandName: string): readonly SeedProduct[] {
  return [
    {
      ...bottle,
      id: 'destilado',
      name: `${brandName} Destilado`,
      price: 27,
      image: 'bottle-destilado-1',
      comingSoon: false,
      stock: 240,
      alcoholByVolume: 32,
      sortOrder: 1,
    },
    {
      ...bottle,
      id: 'triple-destilado',
      name: `${brandName} Triple Destilado`,
      price: 39,
      image: 'bottle-triple-1',
      comingSoon: false,
      stock: 120,
      // A placeholder, like the prices (spec section 3 leaves it open).
      alcoholByVolume: 38,
      sortOrder: 2,
    },
    {
      ...bottle,
      id: 'reposado',
      name: `${brandName} Reposado`,
      price: null,
      image: 'bottle-reposado-1',
      comingSoon: true,
      stock: null,
      alcoholByVolume: null,
      sortOrder: 3,
    },
  ]
}
