import {
  decodeDocument,
  defaultShopSettings,
  isDocumentId,
  orderRef,
  Outage,
  pictureRef,
  productRef,
  settingsRef,
  type DocumentRef,
  type Log,
  type PublicBackend,
} from '@storefront/domain'

import { bySortOrder } from '../documents/bySortOrder.ts'
import { listedOf } from '../documents/listedOf.ts'
import { FailedAnswer, failureOf, outageFor } from '../failures.ts'
import { noLog } from '../noLog.ts'
import { withRetries, type Call } from '../withRetries.ts'
import { createCommandCall } from './createCommandCall.ts'
import { asRestDocument, fieldsOf, idOf, type RestDocument } from './restDocument.ts'

export interface PublicBackendSettings {
  readonly projectId: string
  readonly apiKey: string
  /** Origin of Firestore's REST API. Default: Google's. E.g. `http://127.0.0.1:8080` for the emulator. */
  readonly origin?: string
  /** The URL of the shop's function. Default: `/api/shop`, at the site's own origin. */
  readonly commandUrl?: string
  /** Deadline of a call with all its attempts, in ms. Default: 10 s. */
  readonly deadlineMs?: number
  /** Gets the App Check token to send. Default: none is sent. */
  readonly appCheckToken?: () => Promise<string>
  /** Receives failures that are handled without throwing: a product that cannot be read. */
  readonly log?: Log
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch
}

/** What the settings of both backends leave open. */
export const defaults = { commandUrl: '/api/shop', deadlineMs: 10_000 } as const

/** Documents per request; Firestore allows 300 at most. */
const pageSize = 300

/**
 * Creates what a guest needs of the hosted backend, over `fetch`, so that a guest does not load the SDK: public
 * documents and single orders by Firestore's REST API, and commands. Calls have a deadline, and are repeated after
 * transient failures.
 *
 * Its methods throw `Outage`.
 */
export function createPublicBackend(settings: PublicBackendSettings): PublicBackend {
  const { projectId, apiKey, origin = 'https://firestore.googleapis.com' } = settings
  const {
    commandUrl: url = defaults.commandUrl,
    appCheckToken,
    deadlineMs = defaults.deadlineMs,
    log = noLog,
  } = settings
  const { fetch: send = (...request) => fetch(...request) } = settings
  const root = `${origin}/v1/projects/${projectId}/databases/(default)/documents`

  const call: Call = async (subject, work) => {
    try {
      return await withRetries(work, deadlineMs, (error) => failureOf(error).isTransient)
    } catch (error) {
      if (error instanceof Outage) throw error
      throw outageFor(failureOf(error), subject, error)
    }
  }

  async function getJson(path: string, query: Readonly<Record<string, string>>): Promise<unknown> {
    const response = await send(
      `${root}/${path}?${new URLSearchParams({ ...query, key: apiKey })}`,
      appCheckToken && { headers: { 'X-Firebase-AppCheck': await appCheckToken() } },
    )
    if (!response.ok) throw new FailedAnswer(response.status)
    return response.json()
  }

  /** Resolves with null when the answer has one of the statuses in `missing`. */
  async function find<T>(ref: DocumentRef<T>, missing: readonly number[]): Promise<T | null> {
    const { path } = ref
    const stored = await call(path, async () => {
      try {
        return asRestDocument(await getJson(path, {}))
      } catch (error) {
        if (error instanceof FailedAnswer && missing.includes(error.status)) return null
        throw error
      }
    })
    return stored && decodeDocument(ref, fieldsOf(stored))
  }

  async function listProducts(): Promise<readonly RestDocument[]> {
    const documents: RestDocument[] = []
    let pageToken = ''
    do {
      const page = await getJson('products', { pageSize: `${pageSize}`, pageToken })
      // The response for an empty collection is `{}`.
      const { documents: listed = [], nextPageToken = '' } = page as {
        documents?: readonly RestDocument[]
        nextPageToken?: string
      }
      documents.push(...listed)
      pageToken = nextPageToken
    } while (pageToken !== '')
    return documents
  }

  return Object.freeze({
    run: createCommandCall({ url, call, fetch: send, ...(appCheckToken && { appCheckToken }) }),
    products: {
      async list() {
        const documents = await call('products', listProducts)
        const { items, unreadable } = listedOf(
          documents.map((document) => ({ id: idOf(document), document })),
          ({ id, document }) => decodeDocument(productRef(id), fieldsOf(document)),
          log,
        )
        return { items: items.toSorted(bySortOrder), unreadable }
      },
      // The id may be that of a line in an old cart.
      picture: async (id: string) =>
        isDocumentId(id) ? ((await find(pictureRef(id), [404]))?.src ?? null) : null,
    },
    settings: {
      shop: async () => (await find(settingsRef, [404])) ?? defaultShopSettings,
    },
    orders: {
      // The rules refuse others' orders.
      find: async (id: string) => (isDocumentId(id) ? find(orderRef(id), [403, 404]) : null),
    },
  })
}
