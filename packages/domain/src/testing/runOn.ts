import type { Profile } from '../account/profile.ts'
import { cartFields } from '../cart/cartSchema.ts'
import { emptyUserCart, type UserCart } from '../cart/UserCart.ts'
import type { Product } from '../catalog/product.ts'
import { productFieldsOf } from '../catalog/productSchema.ts'
import { decideCommand, type CommandFault } from '../commands/decideCommand.ts'
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
  DocumentQuery,
  DocumentRef,
  Documents,
  Fields,
  Reads,
  Write,
} from '../shared/command.ts'
import { mapRecord } from '../shared/mapRecord.ts'
import { readTelephone } from '../telephone/readTelephone.ts'
import { aBankAccount, aCaller, aProduct, aProfile, someSettings } from './builders.ts'

/** Stored documents by their path. */
export type Stored = Readonly<Record<string, Fields>>

/** What differs from a guest who sends a command at `noon`. */
export interface Sender extends Partial<CommandContext> {
  readonly isSchedule?: boolean
}

/** The time of the commands in tests, and of what the builders make; in ms since 1970. */
export const noon = Date.UTC(2026, 0, 2, 12)

export const guest: Sender = {}
export const rosa = { caller: aCaller() } satisfies Sender
export const admin = {
  caller: aCaller({ uid: 'admin', email: 'admin@example.com' }),
} satisfies Sender
export const schedule: Sender = { isSchedule: true }

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

  function find<T>({ path, schema }: DocumentRef<T>): T | null {
    const fields = stored.get(path)
    return fields === undefined ? null : schema.parse({ ...fields, id: path.split('/')[1] })
  }

  function refsOf({ collection, schema, where, limit }: DocumentQuery<unknown>) {
    return [...stored]
      .filter(
        ([path, fields]) =>
          path.startsWith(`${collection}/`) &&
          where.every(([field, operator, value]) => {
            const found = valueAt(fields, field)
            if (operator === 'array-contains') return Array.isArray(found) && found.includes(value)
            return operator === '==' ? found === value : found != null && found !== value
          }),
      )
      .slice(0, limit)
      .map(([path]) => ({ path, schema }))
  }

  function apply(write: Write, read: ReadonlyMap<string, DocumentRef<unknown>>): void {
    const ref = read.get(write.path)
    if (ref === undefined) throw new Error(`${write.path} is written but was not read`)
    if (write.kind === 'remove') {
      stored.delete(write.path)
      return
    }
    assertStorable(write.fields, write.path)
    stored.set(write.path, { ...stored.get(write.path), ...write.fields })
    find(ref)
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
      const read = new Map<string, DocumentRef<unknown>>()
      const readRefs = (refs: readonly DocumentRef<unknown>[]) =>
        refs.map((ref) => {
          read.set(ref.path, ref)
          return find(ref)
        })
      const readDocuments = <R extends Reads>(reads: R) =>
        Promise.resolve(
          mapRecord<string, Reads[string], unknown>(reads, (wanted) => {
            if (wanted === null) return null
            if ('path' in wanted) return readRefs([wanted])[0]
            return readRefs('collection' in wanted ? refsOf(wanted) : wanted)
            // Each name has the documents that it asks for.
          }) as Documents<R>,
        )
      const context = { caller, network, press, secret, now, readTelephone }
      const outcome = await decideCommand(command, input, context, readDocuments, isSchedule)
      if (!outcome.ok) return outcome
      if (!outcome.value.ok) return outcome.value
      const { value, writes, already } = outcome.value.value
      for (const write of writes) apply(write, read)
      return { ok: true, value, already }
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

/** The value of a field, whose name may be a path with dots. */
function valueAt(fields: Fields, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([key]) => key === name)?.[1]
          : undefined,
      fields,
    )
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
