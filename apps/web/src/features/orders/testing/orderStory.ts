import { demoUser } from '@storefront/backend/seed'
import {
  defaultShopSettings,
  type AdminSettings,
  type Order,
  type OrderRepository,
} from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { fn } from 'storybook/test'

import { aFilledShop } from '../../../../testing/carts.ts'
import type { Visit } from '../../../../testing/visit.ts'

/** The number of the order that the stories show. */
export const id = '7K2M9QX4TB'

/** The demo user's visit to an order, with some ports replaced; what is logged is kept. */
export const looking = (backend: Visit['backend'] = () => ({})): Visit => ({
  person: demoUser,
  backend,
  ports: { log: fn() },
})

export const answering = (calls: Partial<OrderRepository>): Visit =>
  looking(({ orders }) => ({ orders: { ...orders, ...calls } }))

export const showing = (
  order: Partial<Order>,
  { bankAccount = null, ...settings }: Partial<AdminSettings> = aFilledShop,
): Visit =>
  looking((backend) => ({
    orders: {
      ...backend.orders,
      find: () => Promise.resolve(anOrder({ id, notes: 'Timbre del segundo piso.', ...order })),
    },
    settings: {
      ...backend.settings,
      shop: () => Promise.resolve({ ...defaultShopSettings, ...settings }),
      bankAccount: () => Promise.resolve(bankAccount),
    },
  }))

/** The rest of a story file's meta of an order. */
export const orderStory = {
  args: { uid: demoUser.uid, id },
  parameters: { path: `/orders/${id}`, ...showing({}) },
}
