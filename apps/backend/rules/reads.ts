import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  where,
  type Firestore,
} from 'firebase/firestore/lite'

import { kinds, others } from './testing/documents.ts'
import { outcomeOf, type Project } from './testing/openProject.ts'
import { admin, ana, bruno, renamed, unverified, type Person } from './testing/people.ts'

const people = {
  guest: null,
  ana,
  bruno,
  admin,
  // These have no rights of an admin, in spite of the role or a claim.
  'unverified admin': unverified(admin),
  'admin with another address': renamed(admin),
  'user with a claim': { ...bruno, claims: { role: 'admin', admin: true } },
} as const satisfies Readonly<Record<string, Person | null>>

type Reader = keyof typeof people

const nobody: readonly Reader[] = []
const admins: readonly Reader[] = ['admin']
const anaAndAdmins: readonly Reader[] = ['ana', 'admin']
// Object.keys returns plain strings.
const everybody = Object.keys(people) as readonly Reader[]

/** A document or a list, and who reads it. */
interface Read {
  readonly what: string
  readonly readers: readonly Reader[]
  readonly send: (database: Firestore) => Promise<unknown>
}

const one = (path: string, readers: readonly Reader[]): Read => ({
  what: path,
  readers,
  send: (database) => getDoc(doc(database, path)),
})

const all = (name: string, readers: readonly Reader[]): Read => ({
  what: `all ${name}`,
  readers,
  send: (database) => getDocs(collection(database, name)),
})

const ordersOf = (uid: string | null, readers: readonly Reader[]): Read => ({
  what: `all orders of ${uid ?? 'guests'}`,
  readers,
  send: (database) => getDocs(query(collection(database, 'orders'), where('uid', '==', uid))),
})

const reads: readonly Read[] = [
  one('users/ana', anaAndAdmins),
  all('users', admins),
  one('carts/ana', ['ana']),
  all('carts', nobody),
  one('products/destilado', everybody),
  all('products', everybody),
  one('pictures/destilado', everybody),
  all('pictures', nobody),
  one('settings/shop', everybody),
  one('settings/bank', admins),
  all('settings', nobody),
  one('orders/order0000000000000ANA', anaAndAdmins),
  one('orders/order00000000000GUEST', everybody),
  one('orders/order0000000000JOINED', everybody),
  one('orders/order0000000000UNKNOWN', admins),
  all('orders', admins),
  ordersOf(ana.uid, anaAndAdmins),
  ordersOf(null, admins),
  one('orderNotes/order0000000000000ANA', admins),
  all('orderNotes', nobody),
  one('letters/letter', admins),
  one('letters/key-bottleAvailable', admins),
  all('letters', admins),
  one('waitingLists/reposado', admins),
  all('waitingLists', admins),
  one('addressees/hash', nobody),
  all('addressees', nobody),
  one('auditLog/entry', admins),
  all('auditLog', admins),
  one('counters/orders', nobody),
  all('counters', nobody),
  one('networks/hash', nobody),
  all('networks', nobody),
  one('unnamed/document', nobody),
  all('unnamed', nobody),
]

/** Sends each read as each person, and returns those on which the rules decide differently. */
export async function wrongReads(project: Project): Promise<readonly string[]> {
  const stored = Object.entries(kinds).map(([path, kind]) => [path, kind.stored] as const)
  await project.reset({ ...Object.fromEntries(stored), ...others })
  const differences = await Promise.all(
    everybody.flatMap((name) =>
      reads.map(async ({ what, readers, send }) => {
        const outcome = await outcomeOf(send(project.as(people[name])))
        const isExpected = outcome === (readers.includes(name) ? 'accepted' : 'refused')
        return isExpected ? [] : [`${name} reads ${what}: ${outcome}`]
      }),
    ),
  )
  return differences.flat()
}
