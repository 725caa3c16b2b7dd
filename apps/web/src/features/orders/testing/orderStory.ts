import { demoUser } from '@storefront/backend/seed'
import {
  type Backend,
  defaultShopSettings,
  type Order,
  type OrderRepository,
  type ShopSettings,
} from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { fn } from 'storybook/test'

import { pageStory } from '../../../app/testing/pageStory.tsx'
import { visit } from '../../../app/testing/visit.ts'

/** The number of the order that the stories show. */
export const id = '7K2M9QX4TB'

/** The demo user's visit to an order, on a backend that behaves otherwise; what is logged is kept. */
export const looking = (otherwise: (backend: Backend) => Partial<Backend>) => async () => ({
  ...(await visit({ person: demoUser, otherwise })),
  log: fn(),
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

export const answering = (otherwise: Partial<OrderRepository>) =>
  looking(({ orders }) => ({ orders: { ...orders, ...otherwise } }))

export const showing = (order: Partial<Order>, settings: Partial<ShopSettings> = aFilledShop) =>
  looking((backend) => ({
    orders: {
      ...backend.orders,
      find: () => Promise.resolve(anOrder({ id, notes: 'Timbre del segundo piso.', ...order })),
    },
    settings: {
      ...backend.settings,
      shop: () => Promise.resolve({ ...defaultShopSettings, ...settings }),
    },
  }))

/** What a story of an order stands in; spread it into the story file's meta. */
export const orderStory = {
  ...pageStory,
  args: { uid: demoUser.uid, id },
  parameters: { ...pageStory.parameters, path: `/orders/${id}`, services: showing({}) },
}
