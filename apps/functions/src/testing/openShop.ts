import { randomUUID } from 'node:crypto'

import {
  defaultShopSettings,
  letterId,
  type Letter,
  type LetterKind,
  type Order,
  type ShopSettings,
} from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore, Timestamp } from 'firebase-admin/firestore'

import { readLetter } from '../readShop.ts'

/** A shop's database on the emulator, with letters on unless a test switches them off. */
export async function openShop(projectId = `demo-letters-${randomUUID()}`) {
  const app = initializeApp({ projectId }, projectId)
  const database = getFirestore(app)

  const changeSettings = (changes: Partial<ShopSettings>) =>
    database.doc('settings/shop').set({ ...defaultShopSettings, lettersOn: true, ...changes })
  await changeSettings({})

  return {
    projectId,
    database,
    /** Stores the default settings with letters on, and the changes. */
    changeSettings,
    /** Stores an order as it now stands, and returns it. */
    async store(changes: Partial<Order> = {}): Promise<Order> {
      const order = anOrder({ id: randomUUID().replaceAll('-', '').slice(0, 20), ...changes })
      await database.doc(`orders/${order.id}`).set(toFields(order))
      return order
    },
    async letter({ id }: Order, kind: LetterKind): Promise<Letter | null> {
      return readLetter(await database.doc(`letters/${letterId(id, kind)}`).get())
    },
    close: () => deleteApp(app),
  }
}

/** The fields of an order's document, whose times are timestamps. Its id is among them, which no reader minds. */
const toFields = (order: Order) => Object.fromEntries(Object.entries(order).map(toField))

const toField = ([key, value]: [string, unknown]) => [
  key,
  key.endsWith('At') && typeof value === 'number' ? Timestamp.fromMillis(value) : value,
]
