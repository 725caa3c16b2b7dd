import {
  auditEntrySchema,
  bankRef,
  defaultShopSettings,
  letterRefs,
  matchesOrder,
  orderFigures,
  orderNotesRef,
  orderRef,
  orderSchema,
  pictureRef,
  productSchema,
  settingsRef,
  waitingListSchema,
  type AuditEntry,
  type Backend,
  type DocumentRef,
  type Order,
} from '@storefront/domain'

import { bySortOrder } from '../documents/bySortOrder.ts'
import { decodeDocument, type DocumentFields } from '../documents/decodeDocument.ts'
import { isAdmin, requireAdmin, requireOwner } from './embeddedAccess.ts'
import type { EmbeddedContext } from './EmbeddedContext.ts'
import {
  collectionNamed,
  documentAt,
  setDocument,
  type EmbeddedDatabase,
} from './EmbeddedDatabase.ts'
import { createSortedReader, pageOf, type SortOrder } from './pageOf.ts'

type Repositories = Pick<Backend, 'products' | 'settings' | 'orders' | 'letters' | 'auditLog'>

/** Creates the repositories that only read. Each refuses what the rules of the hosted database refuse. */
export function createEmbeddedRepositories(context: EmbeddedContext): Repositories {
  const { store, session, call, clock } = context

  function find<T>({ path, schema }: DocumentRef<T>): T | null {
    const fields = documentAt(store.read(), path)
    return fields === null ? null : decodeDocument(schema, path, fields)
  }

  const allOrders = () => sortedOrders(collectionNamed(store.read(), 'orders'))

  /** Runs a read of an admin. */
  const callAsAdmin = <T>(path: string, read: () => T) =>
    call(() => {
      requireAdmin(context, path)
      return read()
    })

  return {
    products: {
      list: () =>
        call(() =>
          Object.entries(collectionNamed(store.read(), 'products'))
            .map(([id, fields]) => decodeDocument(productSchema, `products/${id}`, fields))
            .toSorted(bySortOrder),
        ),
      waitingLists: () =>
        callAsAdmin('waitingLists', () =>
          Object.entries(collectionNamed(store.read(), 'waitingLists')).map(([id, fields]) =>
            decodeDocument(waitingListSchema, `waitingLists/${id}`, fields),
          ),
        ),
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
            (order.uid === null || order.uid === session.uid() || isAdmin(context))
          return isReadable ? order : null
        }),
      listForUser: (uid, page) =>
        call(() => {
          requireOwner(context, uid, `orders of ${uid}`)
          return pageOf(
            allOrders().filter((order) => order.uid === uid),
            newestFirst,
            page,
          )
        }),
      notes: (id) =>
        callAsAdmin(orderNotesRef(id).path, () => find(orderNotesRef(id))?.notes ?? []),
      list: (filter, page) =>
        callAsAdmin('orders', () =>
          pageOf(
            allOrders().filter((order) => matchesOrder(order, filter)),
            newestFirst,
            page,
          ),
        ),
      figures: (filter) => callAsAdmin('orders', () => orderFigures(allOrders(), filter)),
    },
    letters: {
      areOnlyShown: true,
      ofOrder: (orderId) =>
        callAsAdmin('letters', () =>
          letterRefs(orderId)
            .flatMap(({ path, schema }) => {
              const fields = documentAt(store.read(), path)
              return fields === null
                ? []
                : [decodeDocument(schema, path, sentWhenDue(fields, clock()))]
            })
            .toSorted((a, b) => a.createdAt - b.createdAt),
        ),
    },
    auditLog: {
      list: (page) =>
        callAsAdmin('auditLog', () =>
          pageOf(sortedEntries(collectionNamed(store.read(), 'auditLog')), latestFirst, page),
        ),
    },
  }
}

/** Orders with the same time are sorted by id. */
const newestFirst: SortOrder<Order> = {
  keyOf: ({ createdAt, id }) => `${String(createdAt).padStart(15, '0')} ${id}`,
  direction: 'desc',
}

const sortedOrders = createSortedReader(
  (id, fields) => decodeDocument(orderSchema, `orders/${id}`, fields),
  newestFirst,
)

/** Entries of the same time are sorted by id. Times have the same number of digits until the year 2286. */
const latestFirst: SortOrder<AuditEntry> = {
  keyOf: ({ changedAt, id }) => `${changedAt} ${id}`,
  direction: 'desc',
}

const sortedEntries = createSortedReader(
  (id, fields) => decodeDocument(auditEntrySchema, `auditLog/${id}`, fields),
  latestFirst,
)

/**
 * Marks the letters that are due as sent, as the hosted backend's functions do; this backend only shows them.
 *
 * @param now in ms since 1970
 */
export function sendDueLetters(draft: EmbeddedDatabase, now: number): void {
  for (const [id, fields] of Object.entries(collectionNamed(draft, 'letters'))) {
    setDocument(draft, `letters/${id}`, sentWhenDue(fields, now))
  }
}

/** A letter's fields at a time, in ms since 1970: one that waits until then has been sent. */
function sentWhenDue(fields: DocumentFields, now: number): DocumentFields {
  const { state, sendAt } = fields
  return state === 'waiting' && typeof sendAt === 'number' && sendAt <= now
    ? { ...fields, state: 'sent', attempts: 1, sentAt: sendAt }
    : fields
}
