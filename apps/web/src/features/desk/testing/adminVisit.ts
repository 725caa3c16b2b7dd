import { demoAdmin } from '@storefront/backend/seed'
import {
  orderFields,
  Outage,
  productFieldsOf,
  saveSettings,
  takeStep,
  versionOf,
  type AdminSettings,
  type Backend,
  type EditedSettings,
  type Order,
  type Product,
  type Step,
} from '@storefront/domain'
import { aProfile } from '@storefront/domain/testing'

import { testNow } from '../../../../testing/createTestServices.ts'
import { otherBrowser, type Visit } from '../../../../testing/visit.ts'
import { editedOf } from '../frame/adminSettingsQuery.ts'
import { emailOf, someOrders, userCount } from './someOrders.ts'

/** A call that succeeds once, and throws an outage after that. */
export function answersOnce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let wasAsked = false
  return () => {
    if (wasAsked) return Promise.reject(new Outage('offline', 'No network'))
    wasAsked = true
    return ask()
  }
}

/** Simulates that the admin returns to the tab, which refetches the queries. */
export function returnToTab(): void {
  window.dispatchEvent(new Event('visibilitychange'))
}

/** The data of a story. */
interface Shop extends Pick<Visit, 'isSignInOld' | 'backend'> {
  readonly orders?: readonly Order[]
  /** In place of the seeded ones with the same ids. */
  readonly products?: readonly Product[]
  /** Default: the seeded ones. */
  readonly settings?: AdminSettings
  /** Further documents, by their collections and ids. */
  readonly past?: ReturnType<Extract<Visit['past'], () => unknown>>
}

const colleagueIndex = 3

/** Users besides the demo admin, one of them with an address that is not verified, and two admins. */
const someUsers = Object.fromEntries(
  Array.from({ length: userCount }, (_, index) => [
    `person-${index}`,
    {
      ...aProfile({
        nombre: nameOf(index),
        email: emailOf(index),
        role: index === colleagueIndex || index === 6 ? 'admin' : 'user',
        emailVerified: ![5, 6].includes(index),
      }),
    },
  ]),
)

function nameOf(index: number): string {
  if (index === colleagueIndex) return 'Lucía Paredes'
  return index % 6 === 4 ? '' : 'Rosa Quishpe'
}

/** A visit of the demo admin to a shop with these data, on the embedded backend. */
export function adminVisit({
  orders = someOrders,
  products = [],
  settings,
  past = {},
  ...visit
}: Shop = {}): Visit {
  return {
    person: demoAdmin,
    past: () => ({
      users: someUsers,
      orders: Object.fromEntries(orders.map((order) => [order.id, orderFields(order)])),
      products: Object.fromEntries(
        products.map((product) => [product.id, productFieldsOf(product)]),
      ),
      ...(settings && { settings: settingsDocuments(settings) }),
      ...past,
    }),
    ...visit,
  }
}

const settingsDocuments = ({ bankAccount, ...shop }: AdminSettings) => ({
  shop: { ...shop, updatedAt: testNow },
  bank: { account: bankAccount, updatedAt: testNow },
})

type AppServices = Parameters<NonNullable<Visit['prepare']>>[0]

/** Lucía Paredes, who works at the same dashboard in another browser. */
export const openColleague = (services: AppServices): Promise<Backend> =>
  otherBrowser(services, emailOf(colleagueIndex))

/** Lucía Paredes changes some settings. */
export async function colleagueSaves(
  services: AppServices,
  changes: Partial<EditedSettings>,
): Promise<void> {
  const { run, settings } = await openColleague(services)
  const stored = { ...(await settings.shop()), bankAccount: await settings.bankAccount() }
  const { version } = stored
  const saved = await run(saveSettings, { version, settings: { ...editedOf(stored), ...changes } })
  if (!saved.ok) throw new Error(`The settings were not saved: ${JSON.stringify(saved)}`)
}

/** Lucía Paredes takes a step of an order, as it is stored. */
export async function colleagueTakes(
  services: AppServices,
  id: string,
  step: (order: Order) => readonly Step[],
): Promise<void> {
  const { run, orders } = await openColleague(services)
  const order = await orders.find(id)
  const taken =
    order && (await run(takeStep, { id, version: versionOf(order), steps: [...step(order)] }))
  if (!taken?.ok) throw new Error(`The step was not taken: ${JSON.stringify(taken)}`)
}
