import {
  defaultShopSettings,
  Outage,
  productSchema,
  shopSettingsSchema,
  type Catalogue,
} from '@storefront/domain'

import { decodeDocument } from '../documents/decodeDocument.ts'
import { bySortOrder } from '../documents/productDocument.ts'
import { failureWithoutStatus, httpFailure, outageFor, type Failure } from '../failures.ts'
import { withRetries } from '../withRetries.ts'
import { asRestDocument, fieldsOf, pathOf, type RestDocument } from './restDocument.ts'

export interface CatalogueSettings {
  readonly projectId: string
  readonly apiKey: string
  /** Default: Google's. E.g. `http://127.0.0.1:8080` for the emulator. */
  readonly origin?: string
  /** Deadline of a call with all its attempts, in ms. Default: 10 s. */
  readonly deadlineMs?: number
  /** Gets the App Check token to send. Default: none is sent. */
  readonly appCheckToken?: () => Promise<string>
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch
}

/** Documents per request; Firestore allows 300 at most. */
const pageSize = 300

/** The HTTP status of the response is not a success. */
class StatusError extends Error {
  override readonly name = 'StatusError'
  readonly status: number

  constructor(status: number) {
    super(`Answered with ${status}`)
    this.status = status
  }
}

/**
 * Reads the public documents over Firestore's REST API, so that a guest does not load the SDK. Calls
 * have a deadline, and are repeated after transient failures.
 *
 * Its methods throw `Outage`.
 */
export function createCatalogue(settings: CatalogueSettings): Catalogue {
  const { projectId, apiKey, origin = 'https://firestore.googleapis.com' } = settings
  const {
    appCheckToken,
    deadlineMs = 10_000,
    fetch: get = (...request) => fetch(...request),
  } = settings
  const root = `${origin}/v1/projects/${projectId}/databases/(default)/documents`

  async function getJson(path: string, query: Readonly<Record<string, string>>): Promise<unknown> {
    const response = await get(
      `${root}/${path}?${new URLSearchParams({ ...query, key: apiKey })}`,
      appCheckToken && { headers: { 'X-Firebase-AppCheck': await appCheckToken() } },
    )
    if (!response.ok) throw new StatusError(response.status)
    return response.json()
  }

  /** Resolves with null when the document does not exist. */
  async function getDocument(path: string): Promise<unknown> {
    try {
      return await getJson(path, {})
    } catch (error) {
      if (error instanceof StatusError && error.status === 404) return null
      throw error
    }
  }

  async function call<T>(subject: string, work: () => Promise<T>): Promise<T> {
    try {
      return await withRetries(work, deadlineMs, (error) =>
        failureOf(error).isTransient ? 'retry' : 'give-up',
      )
    } catch (error) {
      if (error instanceof Outage) throw error
      throw outageFor(failureOf(error), subject, error)
    }
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

  return {
    products: {
      async list() {
        const documents = await call('products', listProducts)
        return documents
          .map((document) => decodeDocument(productSchema, pathOf(document), fieldsOf(document)))
          .toSorted(bySortOrder)
      },
    },
    settings: {
      async shop() {
        const stored = await call('settings/shop', () => getDocument('settings/shop'))
        if (stored === null) return defaultShopSettings
        const document = asRestDocument(stored)
        return decodeDocument(shopSettingsSchema, pathOf(document), fieldsOf(document))
      },
    },
  }
}

function failureOf(error: unknown): Failure {
  return error instanceof StatusError ? httpFailure(error.status) : failureWithoutStatus(error)
}
