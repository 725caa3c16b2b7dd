import {
  auditEntryRef,
  bankRef,
  decodeDocument,
  defaultShopSettings,
  isLetterTrue,
  isTrueOfProduct,
  isWaitingLetter,
  letterRef,
  matchesOrder,
  orderFigures,
  orderNotesRef,
  orderRef,
  orderSort,
  outboxSchema,
  owedOf,
  peopleAfterUnsent,
  pictureRef,
  productRef,
  productSchema,
  settingsRef,
  unsentStates,
  waitingLetterSchema,
  waitingListRef,
  waitingListSchema,
  type AuditEntry,
  type Backend,
  type Delivery,
  type DocumentRef,
  type Fields,
  type Letter,
  type Order,
  type WaitingLetter,
} from '@storefront/domain'
import type { ZodMiniType } from 'zod/mini'

import { bySortOrder } from '../documents/bySortOrder.ts'
import { isAdmin, requireAdmin, requireOwner } from './embeddedAccess.ts'
import type { EmbeddedContext } from './EmbeddedContext.ts'
import {
  collectionNamed,
  documentIn,
  setDocument,
  type EmbeddedDatabase,
  type StoredDatabase,
} from './EmbeddedDatabase.ts'
import { createSortedReader, listedIn, pageOf, sortedBy, type SortOrder } from './pageOf.ts'

type Repositories = Pick<Backend, 'products' | 'settings' | 'orders' | 'letters' | 'auditLog'>

/** Creates the repositories that only read. Each refuses what the rules of the hosted database refuse. */
export function createEmbeddedRepositories(context: EmbeddedContext): Repositories {
  const { store, session, call, clock, log } = context

  const find = <T>(ref: DocumentRef<T>): T | null => documentIn(store.read(), ref)

  const collection = (name: string) => collectionNamed(store.read(), name)
  const listed = <T>(name: string, schema: ZodMiniType<T>) =>
    listedIn(
      collection(name),
      (id, fields) => decodeDocument({ path: `${name}/${id}`, schema }, fields),
      log,
    )
  const allOrders = () => sortedOrders(collection('orders'), log)

  /** Runs a read of an admin. */
  const callAsAdmin = <T>(path: string, read: () => T) =>
    call(() => {
      requireAdmin(context, path)
      return read()
    })

  /** The letters that match, in the order of their creation. */
  const lettersWhere = <T extends Letter | WaitingLetter>(
    matches: (fields: Fields) => boolean,
    decode: (id: string, fields: Fields) => T,
  ) =>
    callAsAdmin('letters', () => {
      const found = Object.entries(collection('letters')).filter(([, fields]) => matches(fields))
      const { items, unreadable } = listedIn(Object.fromEntries(found), decode, log)
      return { items: items.toSorted((a, b) => a.createdAt - b.createdAt), unreadable }
    })

  return {
    products: {
      list: () =>
        call(() => {
          const found = listed('products', productSchema)
          return { ...found, items: found.items.toSorted(bySortOrder) }
        }),
      waitingLists: () =>
        callAsAdmin('waitingLists', () => listed('waitingLists', waitingListSchema)),
      picture: (productId) => call(() => find(pictureRef(productId))?.src ?? null),
    },
    settings: {
      shop: () => call(() => find(settingsRef) ?? defaultShopSettings),
      bankAccount: () => callAsAdmin(bankRef.path, () => find(bankRef)?.account ?? null),
    },
    orders: {
      find: (id) =>
        call(() => {
          const order = find(orderRef(id))
          const isReadable =
            order !== null &&
            (order.isOpenByLink || order.uid === session.uid() || isAdmin(context))
          return isReadable ? order : null
        }),
      listForUser: (uid, page) =>
        call(() => {
          requireOwner(context, uid, `orders of ${uid}`)
          const { items, unreadable } = allOrders()
          const own = {
            items: items.filter((order) => order.uid === uid),
            unreadable: unreadable.filter((id) => collection('orders')[id]?.['uid'] === uid),
          }
          return pageOf(own, newestFirst, page)
        }),
      notes: (id) =>
        callAsAdmin(orderNotesRef(id).path, () => find(orderNotesRef(id))?.notes ?? []),
      list: (filter, page) =>
        callAsAdmin('orders', () => {
          const { items, unreadable } = allOrders()
          const found = items.filter((order) => matchesOrder(order, filter))
          const sorting = orderSortings[orderSort(filter).field]
          return pageOf({ items: sortedBy(sorting, found), unreadable }, sorting, page)
        }),
      figures: (filter) => callAsAdmin('orders', () => orderFigures(allOrders().items, filter)),
    },
    letters: {
      areOnlyShown: true,
      ofOrder: (orderId) =>
        lettersWhere(
          (fields) => fields['orderId'] === orderId,
          (id, fields) => sentWhenDue(store.read(), id, fields, clock()),
        ),
      unsentWaitingLetters: () =>
        lettersWhere(
          ({ kind, state }) =>
            kind === 'bottleAvailable' && unsentStates.some((unsent) => unsent === state),
          (id, fields) =>
            decodeDocument({ path: `letters/${id}`, schema: waitingLetterSchema }, fields),
        ),
    },
    auditLog: {
      list: (page) =>
        callAsAdmin('auditLog', () =>
          pageOf(sortedEntries(collection('auditLog'), log), latestFirst, page),
        ),
    },
  }
}

/** Orders with the same time are sorted by id. */
const keyOf = (time: number, { id }: Order) => `${String(time).padStart(15, '0')} ${id}`

const newestFirst: SortOrder<Order> = {
  keyOf: (order) => keyOf(order.createdAt, order),
  direction: 'desc',
}

/** How lists of orders are sorted, by the field of `orderSort`. */
const orderSortings = {
  createdAt: newestFirst,
  owedSince: { keyOf: (order) => keyOf(owedOf(order)?.since ?? 0, order), direction: 'asc' },
} as const satisfies Record<string, SortOrder<Order>>

const sortedOrders = createSortedReader(
  (id, fields) => decodeDocument(orderRef(id), fields),
  newestFirst,
)

/** Entries of the same time are sorted by id. Times have the same number of digits until the year 2286. */
const latestFirst: SortOrder<AuditEntry> = {
  keyOf: ({ changedAt, id }) => `${changedAt} ${id}`,
  direction: 'desc',
}

const sortedEntries = createSortedReader(
  (id, fields) => decodeDocument(auditEntryRef(id), fields),
  latestFirst,
)

/**
 * Marks the letters that are due as sent, or as skipped if they are no longer true, as the hosted backend's functions do;
 * this backend only shows them.
 *
 * @param now in ms since 1970
 */
export function sendDueLetters(draft: EmbeddedDatabase, now: number): void {
  for (const [id, fields] of Object.entries(collectionNamed(draft, 'letters'))) {
    if (!isDue(fields, now)) continue
    const path = `letters/${id}`
    const letter = decodeDocument({ path, schema: outboxSchema }, fields)
    if (isWaitingLetter(letter)) sendToWaiting(draft, path, letter)
    else setDocument(draft, path, { ...sentWhenDue(draft, id, fields, now) })
  }
}

/** Who does not hear that a bottle is available, because it is not any more, goes on waiting. */
function sendToWaiting(draft: EmbeddedDatabase, path: string, letter: WaitingLetter): void {
  const product = documentIn(draft, productRef(letter.productId))
  const isSent = isTrueOfProduct(letter, product)
  setDocument(draft, path, { ...letter, ...(isSent ? sentOf(letter) : { state: 'skipped' }) })
  if (isSent || letter.kind === 'placeToConfirm') return
  const list = waitingListRef(letter.productId)
  const people = peopleAfterUnsent(letter, documentIn(draft, list))
  setDocument(draft, list.path, { people })
}

const sentOf = ({ sendAt }: Delivery) => ({ state: 'sent', attempts: 1, sentAt: sendAt }) as const

/** A letter at a time, in ms since 1970: one that waits until then has been sent or skipped. */
function sentWhenDue(database: StoredDatabase, id: string, fields: Fields, now: number): Letter {
  const letter = decodeDocument(letterRef(id), fields)
  if (!isDue(letter, now)) return letter
  const order = documentIn(database, orderRef(letter.orderId))
  const isSent = order !== null && isLetterTrue(letter, order)
  return isSent ? { ...letter, ...sentOf(letter) } : { ...letter, state: 'skipped' }
}

const isDue = (
  { state, sendAt }: { readonly state?: unknown; readonly sendAt?: unknown },
  now: number,
) => state === 'waiting' && typeof sendAt === 'number' && sendAt <= now
