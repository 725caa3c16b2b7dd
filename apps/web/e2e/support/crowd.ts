import { orderStatuses, searchTermsOf } from '@storefront/domain'
import { aCustomer } from '@storefront/domain/testing'

import { emulatorSettings } from '../../src/app/services/emulatorSettings.ts'

const { projectId, emulators } = emulatorSettings
const database = `projects/${projectId}/databases/(default)`
const origin = `http://${emulators.firestoreHost}:${emulators.firestorePort}`

/** The size of the crowd. */
const crowd = { orders: 10_000, users: 2_000 } as const

/** The maximum number of writes in one commit. */
const batchSize = 500

/** The year before the shop opened, so that no figure of today changes. */
const firstOrderAt = Date.UTC(2025, 0, 1)
const betweenOrdersMs = 30 * 60 * 1000

const text = (stringValue: string) => ({ stringValue })
const whole = (value: number) => ({ integerValue: String(value) })
const map = (fields: object) => ({ mapValue: { fields } })
const time = (ms: number) => ({ timestampValue: new Date(ms).toISOString() })

const pad = (number: number) => String(number).padStart(6, '0')
const documentOf = (path: string) => `${database}/documents/${path}`
/** Half of the users have one name, half the other. */
const nameOf = (user: number) => (user % 2 === 0 ? 'Rosa Quishpe' : 'Luis Tituaña')
const emailOf = (user: number) => `crowd-${pad(user)}@example.com`

function orderFields(index: number): object {
  const user = index % crowd.users
  const customer = aCustomer({ nombre: nameOf(user), email: emailOf(user) })
  const at = time(firstOrderAt + index * betweenOrdersMs)
  const line = {
    productId: text('destilado'),
    name: text('Destilado'),
    quantity: whole(1),
    unitPriceCents: whole(2_700),
  }
  return {
    uid: text(`crowd-${pad(user)}`),
    items: { arrayValue: { values: [map(line)] } },
    subtotalCents: whole(2_700),
    shippingCents: whole(500),
    totalCents: whole(3_200),
    currency: text('USD'),
    status: text(orderStatuses[index % orderStatuses.length] ?? 'pending'),
    customer: map({
      nombre: text(customer.nombre),
      cedula: text(customer.cedula),
      email: text(customer.email),
      telefono: text(customer.telefono),
      direccion: text(customer.direccion),
    }),
    searchTerms: { arrayValue: { values: searchTermsOf(customer).map(text) } },
    notes: text(''),
    createdAt: at,
    updatedAt: at,
  }
}

const userFields = (user: number): object => ({
  email: text(emailOf(user)),
  nombre: text(nameOf(user)),
  role: text('user'),
  createdAt: time(firstOrderAt),
})

const paths = {
  order: (index: number) => documentOf(`orders/crowd-${pad(index)}`),
  user: (user: number) => documentOf(`users/crowd-${pad(user)}`),
}

const each = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Adds orders and users to the emulators, bypassing the rules. */
export function letIn(): Promise<void> {
  return commit([
    ...each(crowd.orders, (index) => ({
      update: { name: paths.order(index), fields: orderFields(index) },
    })),
    ...each(crowd.users, (user) => ({
      update: { name: paths.user(user), fields: userFields(user) },
    })),
  ])
}

/** Removes them, because other tests use the same shop. */
export function sendHome(): Promise<void> {
  return commit([
    ...each(crowd.orders, (index) => ({ delete: paths.order(index) })),
    ...each(crowd.users, (user) => ({ delete: paths.user(user) })),
  ])
}

async function commit(writes: readonly object[]): Promise<void> {
  for (let start = 0; start < writes.length; start += batchSize) {
    const answer = await fetch(`${origin}/v1/${database}/documents:commit`, {
      method: 'POST',
      // The emulators accept this token as the project's owner.
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ writes: writes.slice(start, start + batchSize) }),
    })
    if (!answer.ok) throw new Error(`The crowd is not there: ${await answer.text()}`)
  }
}
