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

import { aFilledShop } from '../../../../testing/carts.ts'
import { pageStory } from '../../../../testing/pageStory.tsx'
import { visit } from '../../../../testing/visit.ts'

/** The number of the order that the stories show. */
export const id = '7K2M9QX4TB'

/** The demo user's visit to an order, on a backend that behaves otherwise; what is logged is kept. */
export const looking = (otherwise: (backend: Backend) => Partial<Backend>) => async () => ({
  ...(await visit({ person: demoUser, otherwise })),
  log: fn(),
})

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
