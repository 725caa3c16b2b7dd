import { orderFields, orderStatuses } from '@storefront/domain'
import { aCustomer, anOrder } from '@storefront/domain/testing'

import { commitDocuments, type Fields } from './server.ts'

/** The size of the crowd. */
const crowd = { orders: 10_000, users: 2_000 } as const

/** The year before the shop opened, so that no figure of today changes. */
const firstOrderAt = Date.UTC(2025, 0, 1)
const betweenOrdersMs = 30 * 60 * 1000

const idOf = (index: number) => `crowd-${String(index).padStart(6, '0')}`
/** Half of the users have one name, half the other. */
const nameOf = (user: number) => (user % 2 === 0 ? 'Rosa Quishpe' : 'Luis Tituaña')
const emailOf = (user: number) => `${idOf(user)}@example.com`

function orderOf(index: number): Fields {
  const user = index % crowd.users
  const at = firstOrderAt + index * betweenOrdersMs
  return orderFields(
    anOrder({
      uid: idOf(user),
      number: `A-${900_000 + index}`,
      status: orderStatuses[index % orderStatuses.length] ?? 'pending',
      customer: aCustomer({ nombre: nameOf(user), email: emailOf(user) }),
      createdAt: at,
      updatedAt: at,
    }),
  )
}

const profileOf = (user: number): Fields => ({
  email: emailOf(user),
  emailVerified: false,
  nombre: nameOf(user),
  role: 'user',
  createdAt: firstOrderAt,
})

const documents = [
  ...Array.from(
    { length: crowd.orders },
    (_, index) => [`orders/${idOf(index)}`, orderOf] as const,
  ),
  ...Array.from({ length: crowd.users }, (_, user) => [`users/${idOf(user)}`, profileOf] as const),
]

/** Adds orders and users to the emulators, past the rules. */
export function letIn(): Promise<void> {
  return commitDocuments(
    documents.map(([path, fieldsOf]) => [path, fieldsOf(Number(path.split('-')[1]))]),
  )
}

/** Removes them, because other tests use the same shop. */
export function sendHome(): Promise<void> {
  return commitDocuments(documents.map(([path]) => [path, null]))
}
