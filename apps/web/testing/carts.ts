import type { Backend, Product, ShopSettings } from '@storefront/domain'
import { aCartLine, aProduct } from '@storefront/domain/testing'

import { brand } from '../src/content/brand.ts'

export const destilado = aCartLine({ name: `${brand.name} Destilado` })

export const triple = aCartLine({
  id: 'triple-destilado',
  name: `${brand.name} Triple Destilado`,
  priceCents: 3900,
  image: 'bottle-triple-1',
})

/** As many different products as asked for, of which the shop has each. */
export const manyLines = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aCartLine({ id: `bottle-${index}`, name: `${brand.name} ${index + 1}` }),
  )

/** The shop's answer to which products there are. */
export const withProducts =
  (...products: readonly Product[]) =>
  (backend: Backend) => ({
    products: { ...backend.products, list: () => Promise.resolve(products) },
  })

/** The owner's settings, some of them changed. */
export const withSettings =
  (changed: Partial<ShopSettings>) =>
  ({ settings }: Backend): Partial<Backend> => ({
    settings: { ...settings, shop: async () => ({ ...(await settings.shop()), ...changed }) },
  })

/** A shop whose owner has said all that a buyer needs; the account is invented. */
export const aFilledShop: Partial<ShopSettings> = {
  deliveryDays: { from: 2, to: 5 },
  bankAccount: {
    bank: 'Banco de los Andes',
    kind: 'checking',
    number: '2100 4456 78',
    holder: 'Destilería de Palora S.A.S.',
    holderId: '1790012345001',
  },
  contact: { email: 'pedidos@example.com', phone: '02 123 4567', whatsapp: '099 123 4567' },
}

export const productsOf = (lines: ReturnType<typeof manyLines>) =>
  lines.map(({ id, name, priceCents }) => aProduct({ id, name, priceCents }))
