import { outageCodeOf, type OutageCode, type PublicBackend } from '@storefront/domain'
import { queryOptions, useQuery } from '@tanstack/react-query'

import { useIsHydrating } from '../hydration.tsx'
import type { BuildCatalogue } from '../printedCatalogue.ts'
import { useServices, type Services } from '../services.tsx'

/** When printed data count as updated, in ms since 1970: so long ago that they are never fresh. */
const printedAt = 0

/** Whether a query has no data but the printed ones. */
export const isPrinted = ({ dataUpdatedAt }: { readonly dataUpdatedAt: number }) =>
  dataUpdatedAt === printedAt

/**
 * A query for data that everybody may read. Its initial data is the printed catalogue.
 *
 * @param key its key in the cache, and in the printed catalogue
 */
export const publicQuery = <Key extends keyof BuildCatalogue>(
  { loadPublicBackend, printedCatalogue }: Services,
  key: Key,
  read: (backend: PublicBackend) => Promise<BuildCatalogue[Key]>,
) =>
  queryOptions({
    queryKey: [key] as const,
    queryFn: async () => read(await loadPublicBackend()),
    initialData: () => printedCatalogue?.[key],
    initialDataUpdatedAt: printedAt,
    meta: { isPublic: true },
  })

/** The state of a public query, for a page that is prerendered with its data. */
export interface PublicQueryState<Data> {
  /** Null until the backend has answered, in development only: there is no printed catalogue. */
  readonly data: Data | null
  /** Whether the data is the printed catalogue's. */
  readonly isPrinted: boolean
  /** Why the last request failed, or null. */
  readonly outage: OutageCode | null
  readonly retry: () => void
}

interface PublicQueryOptions<Read, Data> {
  /** Whether to send a request; cached data are returned in any case. */
  readonly enabled: boolean
  /** What the component shows of the data. An answer with the same renders nothing. */
  readonly select: (data: Read) => Data
}

/** Reads a public query in a prerendered component. */
export function usePublicQuery<Key extends keyof BuildCatalogue, Data>(
  options: ReturnType<typeof publicQuery<Key>>,
  { enabled, select }: PublicQueryOptions<BuildCatalogue[Key], Data>,
): PublicQueryState<Data> {
  const { printedCatalogue } = useServices()
  const [key] = options.queryKey
  const query = useQuery({ ...options, enabled, select })
  const { data = null, error } = query
  const retry = () => void query.refetch()
  // A part of the page may be hydrated after the backend has answered.
  if (useIsHydrating()) {
    const isPrerendered = printedCatalogue !== null
    const printed = isPrerendered ? select(printedCatalogue[key]) : null
    return { data: printed, isPrinted: isPrerendered, outage: null, retry }
  }
  return {
    data,
    // The query tracks what a component reads: one that does not read this is not rendered when it alone changes.
    get isPrinted() {
      return data !== null && isPrinted(query)
    },
    outage: error === null ? null : outageCodeOf(error),
    retry,
  }
}
