import { demoBankAccount, demoUser } from '@storefront/backend/seed'
import { defaultShopSettings, orderFields, type Order, type ShopSettings } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import type { ReactNode } from 'react'
import { fn } from 'storybook/test'

import type { Visit } from '../../../../../testing/visit.ts'
import page from '../OrdersPage.module.css'

/** The order that the stories show. */
export const id = '7K2M9QX4TB7K2M9QX4TB'
export const number = 'A-1001'

/** The settings that a buyer needs. */
export const filledSettings: Partial<ShopSettings> = {
  transferOffered: true,
  deliveryDays: { from: 2, to: 5 },
  contact: { email: 'pedidos@example.com', phone: '02 234 5678', whatsapp: '099 123 4567' },
  contactE164: { phone: '+59322345678', whatsapp: '+593991234567' },
}

const transfer = { bankAccount: demoBankAccount }
const cash = { paymentMethod: 'onDelivery', bankAccount: null } as const

/** The demo user's visit to a shop with their order. What is logged is kept. */
export const showing = (
  order: Partial<Order> = {},
  settings: Partial<ShopSettings> = filledSettings,
): Visit => ({
  person: demoUser,
  past: () => ({
    orders: {
      [id]: orderFields(
        anOrder({
          id,
          number,
          uid: demoUser.uid,
          notes: 'Timbre del segundo piso.',
          ...(order.paymentMethod === 'onDelivery' ? cash : transfer),
          ...order,
        }),
      ),
    },
    settings: { shop: { ...defaultShopSettings, ...settings } },
  }),
  ports: { log: fn() },
})

/** The visit of a guest who has the link of an order without an account. */
export const byLink = (order: Partial<Order> = {}, settings?: Partial<ShopSettings>): Visit => ({
  ...showing({ uid: null, ...order }, settings),
  person: null,
})

/** The rest of a story file's meta of an order. */
export const orderStory = {
  args: { id },
  parameters: { path: `/orders/${id}`, ...showing() },
  // The page's own distance from the edges, to which the plate of a confirmation goes.
  decorators: [(show: () => ReactNode) => <div className={page.page}>{show()}</div>],
}
