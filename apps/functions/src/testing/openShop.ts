import { randomBytes, randomUUID } from 'node:crypto'

import {
  defaultShopSettings,
  letterRef,
  letterSchema,
  orderFields,
  orderIdFrom,
  orderIdLength,
  orderRef,
  orderSchema,
  productFieldsOf,
  productRef,
  settingsRef,
  type Caller,
  type Command,
  type Letter,
  type LetterKind,
  type Order,
  type Product,
  type ShopSettings,
} from '@storefront/domain'
import { aCaller, aCheckedCustomer, anOrder, aProduct, aProfile } from '@storefront/domain/testing'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'

import { runCommand } from '../runCommand.ts'

const adminCaller = aCaller({ uid: 'luis', email: 'luis@example.com' })

const newOrderId = () => orderIdFrom(randomBytes(orderIdLength))

/** A shop's database on the emulator, with an admin, one product, and letters on unless a test switches them off. */
export async function openShop(projectId = `demo-shop-${randomUUID()}`) {
  const app = initializeApp({ projectId }, projectId)
  const database = getFirestore(app)

  /** Stores the default settings with letters on, and the changes. */
  const changeSettings = (changes: Partial<ShopSettings>) =>
    database
      .doc(settingsRef.path)
      .set({ ...defaultShopSettings, lettersOn: true, ...changes } satisfies ShopSettings)
  const putProduct = (changes: Partial<Product> = {}) => {
    const product = aProduct({ stock: 100, ...changes })
    return database.doc(productRef(product.id).path).set(productFieldsOf(product))
  }
  await Promise.all([
    changeSettings({}),
    putProduct(),
    database.doc(`users/${adminCaller.uid}`).set(aProfile({ ...adminCaller, role: 'admin' })),
  ])

  const fieldsOf = async (path: string) => (await database.doc(path).get()).data()

  return {
    projectId,
    database,
    changeSettings,
    putProduct,
    fieldsOf,
    /** Runs a command as somebody who has signed in; by default as the admin. */
    run<Value, Refusal>(
      command: Command<unknown, Value, Refusal>,
      input: unknown,
      { caller = adminCaller, now = Date.now(), network = null }: RunOptions = {},
    ) {
      return runCommand(database, command, input, { caller, network }, () => now)
    },
    /** Stores an order, and returns it. */
    async store(changes: Partial<Order> = {}): Promise<Order> {
      const order = anOrder({ id: newOrderId(), ...changes })
      await database.doc(orderRef(order.id).path).set(orderFields(order))
      return order
    },
    async order({ id }: Pick<Order, 'id'>): Promise<Order> {
      return orderSchema.parse({ ...(await fieldsOf(orderRef(id).path)), id })
    },
    async letter({ id }: Pick<Order, 'id'>, kind: LetterKind): Promise<Letter | null> {
      const fields = await fieldsOf(letterRef(id, kind).path)
      return fields === undefined ? null : letterSchema.parse(fields)
    },
    close: () => deleteApp(app),
  }
}

export type OpenShop = Awaited<ReturnType<typeof openShop>>

interface RunOptions {
  /** Null for a guest. */
  readonly caller?: Caller | null
  /** In ms since 1970. */
  readonly now?: number
  readonly network?: string | null
}

/** The input of `placeOrder` for one bottle of the shop's product, by a buyer whom no other order knows. */
export function anOrderInput(buyer = randomUUID()) {
  const customer = aCheckedCustomer({
    email: `${buyer}@example.com`,
    telefono: String(randomBytes(5).readUIntBE(0, 5)).padStart(13, '5'),
  })
  return {
    key: newOrderId(),
    lines: [{ id: 'destilado', quantity: 1 }],
    pickupAddress: '',
    customer,
    paymentMethod: 'onDelivery',
    language: 'es',
    notes: '',
    giftNote: '',
    seenTotalCents: 3200,
  }
}
