import { outageCodeOf, type OutageCode, type PublicBackend } from '@storefront/domain'
import { queryOptions, useQuery } from '@tanstack/react-query'

import type { PrintedCatalogue } from '../printedCatalogue.ts'
import { useServices, type Services } from '../services.tsx'
import { usePrinted } from './usePrinted.ts'

type Printed = Omit<PrintedCatalogue, 'asOf'>

/**
 * A query for data that everybody may read. Its initial data is the printed catalogue, with the age of
 * the build.
 *
 * @param key its key in the cache, and in the printed catalogue
 */
export const publicQuery = <Key extends keyof Printed>(
  { loadPublicBackend, printedCatalogue }: Services,
  key: Key,
  read: (backend: PublicBackend) => Promise<Printed[Key]>,
) =>
  queryOptions({
    queryKey: [key] as const,
    queryFn: async () => read(await loadPublicBackend()),
    initialData: () => printedCatalogue?.[key],
    initialDataUpdatedAt: () => printedCatalogue?.asOf,
    // Never removed from the cache: a new query would start with the printed data again.
    gcTime: Number.POSITIVE_INFINITY,
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

/** Reads a public query in a prerendered component. @param enabled whether to send a request */
export function usePublicQuery<Key extends keyof Printed>(
  options: ReturnType<typeof publicQuery<Key>>,
  enabled: boolean,
): PublicQueryState<Printed[Key]> {
  const { printedCatalogue } = useServices()
  const [key] = options.queryKey
  const { data, dataUpdatedAt, error, refetch } = useQuery({ ...options, enabled })
  return {
    data: usePrinted(data ?? null, printedCatalogue?.[key] ?? null),
    isPrinted: usePrinted(dataUpdatedAt === printedCatalogue?.asOf, printedCatalogue !== null),
    outage: usePrinted(error === null ? null : outageCodeOf(error), null),
    retry: () => void refetch(),
  }
}
