import { brand } from '@storefront/brand'
import type { Backend, Product, ShopSettings } from '@storefront/domain'
import { aCartLine, aProduct } from '@storefront/domain/testing'

import type { Calls } from './visit.ts'

export const destilado = aCartLine({ name: `${brand.name} Destilado` })

export const triple = aCartLine({
  id: 'triple-destilado',
  name: `${brand.name} Triple Destilado`,
  priceCents: 3900,
  image: 'bottle-triple-1',
})

/** Cart lines of `count` different products, all of which exist. */
export const manyLines = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aCartLine({ id: `bottle-${index}`, name: `${brand.name} ${index + 1}` }),
  )

/** Replaces the shop's products. */
export const withProducts =
  (...products: readonly Product[]) =>
  (): Calls => ({
    products: { list: () => Promise.resolve({ items: products, unreadable: [] }) },
  })

/** Replaces some of the shop's settings. */
export const withSettings =
  (changed: Partial<ShopSettings>) =>
  ({ settings }: Backend): Calls => ({
    settings: { shop: async () => ({ ...(await settings.shop()), ...changed }) },
  })

export const productsOf = (lines: ReturnType<typeof manyLines>) =>
  lines.map(({ id, name, priceCents }) => aProduct({ id, name, priceCents }))
