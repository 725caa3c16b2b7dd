import type { AdminSettings, Backend, Product } from '@storefront/domain'
import { aCartLine, aProduct } from '@storefront/domain/testing'

import { brand } from '../src/content/brand.ts'

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
  (backend: Backend) => ({
    products: { ...backend.products, list: () => Promise.resolve(products) },
  })

/** Replaces some of the shop's settings. */
export const withSettings =
  ({ bankAccount, ...changed }: Partial<AdminSettings>) =>
  ({ settings }: Backend): Partial<Backend> => ({
    settings: {
      ...settings,
      shop: async () => ({ ...(await settings.shop()), ...changed }),
      bankAccount: async () => bankAccount ?? settings.bankAccount(),
    },
  })

/** The settings that a buyer needs, with an invented bank account. */
export const aFilledShop: Partial<AdminSettings> = {
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
