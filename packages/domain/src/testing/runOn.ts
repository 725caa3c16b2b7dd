import type { Profile } from '../account/profile.ts'
import { cartFields } from '../cart/cartSchema.ts'
import { emptyUserCart, type UserCart } from '../cart/UserCart.ts'
import type { Product } from '../catalog/product.ts'
import { productFieldsOf } from '../catalog/productSchema.ts'
import {
  executeCommand,
  matchesQuery,
  type CommandFault,
  type CommandStore,
} from '../commands/executeCommand.ts'
import {
  bankRef,
  cartRef,
  letterRef,
  orderRef,
  productRef,
  profileRef,
  settingsRef,
} from '../documents.ts'
import { letterId, type Letter } from '../letters/letter.ts'
import type { Order } from '../orders/order.ts'
import { orderFields } from '../orders/orderSchema.ts'
import type { BankAccount, ShopSettings } from '../orders/shopSettings.ts'
import type {
  Command,
  CommandContext,
  CommandResult,
  DocumentRef,
  Fields,
} from '../shared/command.ts'
import { decodeDocument } from '../shared/decodeDocument.ts'
import { readTelephone } from '../telephone/readTelephone.ts'
import { aBankAccount, aCaller, aProduct, aProfile, noon, someSettings } from './builders.ts'

/** Stored documents by their path. */
export type Stored = Readonly<Record<string, Fields>>

/** What differs from a guest who sends a command at `noon`. */
export interface Sender extends Partial<CommandContext> {
  readonly isSchedule?: boolean
}

/** Sends without an account. */
export const guest: Sender = {}
/** Sends as the user of `aShop`, who has just signed in. */
export const rosa = { caller: aCaller() } satisfies Sender
/** Sends as the admin of `aShop`, who has just signed in. */
export const admin = {
  caller: aCaller({ uid: 'admin', email: 'admin@example.com' }),
} satisfies Sender
/** Sends as the shop's own schedule. */
export const schedule: Sender = { isSchedule: true }

/** The answer of a command that has done its work. */
export const done = <Value>(value: Value) => ({ ok: true, already: false, value })

/** The answer of a command that has found its work done. */
export const doneBefore = <Value>(value: Value) => ({ ok: true, already: true, value })

/** A shop with a bottle, transfers and letters, the user `rosa` and the admin `admin`. */
export const aShop = ({
  settings = {},
  bankAccount = aBankAccount(),
  products = [aProduct()],
  orders = [],
  letters = [],
  profiles = {},
  carts = {},
}: {
  readonly settings?: Partial<ShopSettings>
  readonly bankAccount?: BankAccount | null
  readonly products?: readonly Product[]
  readonly orders?: readonly Order[]
  readonly letters?: readonly Letter[]
  readonly profiles?: Readonly<Record<string, Profile>>
  readonly carts?: Readonly<Record<string, Partial<UserCart>>>
} = {}): Stored => {
  const people = {
    rosa: aProfile(),
    admin: aProfile({ role: 'admin', email: 'admin@example.com' }),
    ...profiles,
  }
  return Object.fromEntries<Fields>([
    [settingsRef.path, { ...someSettings({ lettersOn: true, ...settings }) }],
    [bankRef.path, { account: bankAccount }],
    ...products.map((product) => [productRef(product.id).path, productFieldsOf(product)] as const),
    ...orders.map((order) => [orderRef(order.id).path, orderFields(order)] as const),
    ...letters.map((letter) => [letterRef(letterId(letter)).path, { ...letter }] as const),
    ...Object.entries(people).map(
      ([uid, profile]) => [profileRef(uid).path, { ...profile }] as const,
    ),
    ...Object.entries(carts).map(
      ([uid, cart]) => [cartRef(uid).path, cartFields({ ...emptyUserCart, ...cart })] as const,
    ),
  ])
}

/**
 * Runs commands on documents in memory. It throws when a command writes a document that it has not read, a value
 * that no database stores, or a document that no longer decodes.
 */
export function runOn(initial: Stored) {
  const stored = new Map(Object.entries(initial))

  function find<T>(ref: DocumentRef<T>): T | null {
    const fields = stored.get(ref.path)
    return fields === undefined ? null : decodeDocument(ref, fields)
  }

  const store: CommandStore = {
    get: async (paths) => paths.map((path) => stored.get(path) ?? null),
    find: async (query) =>
      [...stored]
        .filter(
          ([path, fields]) =>
            path.startsWith(`${query.collection}/`) && matchesQuery(fields, query),
        )
        .slice(0, query.limit),
    async commit(writes) {
      for (const write of writes) {
        if (write.kind === 'remove') stored.delete(write.path)
        else {
          assertStorable(write.fields, write.path)
          stored.set(write.path, { ...stored.get(write.path), ...write.fields })
        }
      }
    },
  }

  return {
    /** Sends a command, and answers as a backend does; with a fault where a backend would throw. */
    async run<Value, Refusal>(
      command: Command<unknown, Value, Refusal>,
      input: unknown,
      {
        caller = null,
        network = null,
        press = nextPress(),
        secret = nextPress(),
        now = noon,
        isSchedule = false,
      }: Sender = guest,
    ): Promise<CommandResult<Value, Refusal | CommandFault>> {
      const context = { caller, network, press, secret, now, readTelephone }
      const run = await executeCommand(store, command, input, context, isSchedule)
      return run.ok ? run.value : run
    },
    /** The document as a command reads it; null if there is none. */
    find,
    /** All documents as they are stored. */
    documents: (): Stored => Object.fromEntries(stored),
  }
}

let presses = 0

/** A press of its own for each command that does not name one. */
function nextPress(): string {
  presses += 1
  return `PRESSED${String(presses).padStart(13, '0')}`
}

function assertStorable(value: unknown, path: string): void {
  const isStorable =
    value === null ||
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value)) ||
    value instanceof Date
  if (isStorable) return
  if (typeof value !== 'object') throw new Error(`${path} cannot store the type ${typeof value}`)
  for (const part of Object.values(value)) assertStorable(part, path)
}
