import { randomBytes, randomUUID } from 'node:crypto'

import {
  defaultShopSettings,
  letterSchema,
  newPress,
  orderFields,
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
      {
        caller = adminCaller,
        now = Date.now(),
        network = null,
        press = newPress(),
      }: RunOptions = {},
    ) {
      return runCommand(database, command, input, { caller, network, press }, () => now)
    },
    /** Stores an order, and returns it. */
    async store(changes: OrderFacts = {}): Promise<Order> {
      const order = anOrder({ id: newPress(), ...changes })
      await database.doc(orderRef(order.id).path).set(orderFields(order))
      return order
    },
    async order({ id }: Pick<Order, 'id'>): Promise<Order> {
      return orderSchema.parse({ ...(await fieldsOf(orderRef(id).path)), id })
    },
    /** The newest letter of a kind about an order. */
    async letter({ id }: Pick<Order, 'id'>, kind: LetterKind): Promise<Letter | null> {
      const { docs } = await database.collection('letters').where('orderId', '==', id).get()
      const letters = docs.map((document) => letterSchema.parse(document.data()))
      return (
        letters
          .toSorted((a, b) => b.createdAt - a.createdAt)
          .find((letter) => letter.kind === kind) ?? null
      )
    },
    close: () => deleteApp(app),
  }
}

/** What a test says of an order. */
export type OrderFacts = Parameters<typeof anOrder>[0]

export type OpenShop = Awaited<ReturnType<typeof openShop>>

interface RunOptions {
  /** Null for a guest. */
  readonly caller?: Caller | null
  /** In ms since 1970. */
  readonly now?: number
  readonly network?: string | null
  /** Default: a new one. */
  readonly press?: string
}

/** The input of `placeOrder` for one bottle of the shop's product, by a buyer whom no other order knows. */
export function anOrderInput(buyer = randomUUID()) {
  const customer = aCheckedCustomer({
    email: `${buyer}@example.com`,
    telefono: String(randomBytes(5).readUIntBE(0, 5)).padStart(13, '5'),
  })
  return {
    lines: [{ id: 'destilado', quantity: 1, seenPriceCents: 2700 }],
    pickupAddress: '',
    customer,
    paymentMethod: 'onDelivery',
    language: 'es',
    notes: '',
    receiver: null,
    giftNote: '',
    seenTotalCents: 3200,
    savesProfile: true,
  }
}
