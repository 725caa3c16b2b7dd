import { type Catalogue, type OutageCode, outageCodeOf } from '@storefront/domain'
import { queryOptions, useQuery } from '@tanstack/react-query'

import type { PrintedCatalogue } from '../printedCatalogue.ts'
import { type Services, useServices } from '../services.tsx'
import { usePrinted } from './usePrinted.ts'

type Printed = Omit<PrintedCatalogue, 'asOf'>

/**
 * A query for what everybody may read. Its data begins with what the page was printed with, and is as
 * old as that.
 *
 * @param key its key in the cache, and in the printed catalogue
 */
export const publicQuery = <Key extends keyof Printed>(
  { loadCatalogue, printedCatalogue }: Services,
  key: Key,
  read: (catalogue: Catalogue) => Promise<Printed[Key]>,
) =>
  queryOptions({
    queryKey: [key] as const,
    queryFn: async () => read(await loadCatalogue()),
    initialData: () => printedCatalogue?.[key],
    initialDataUpdatedAt: () => printedCatalogue?.asOf,
    // Removed from the cache, it would begin again with what was printed.
    gcTime: Number.POSITIVE_INFINITY,
    meta: { isPublic: true },
  })

/** What is known of public data, for a page that is prerendered with it. */
export interface PublicAnswer<Data> {
  /** Null while nothing is known: a page in development has nothing printed. */
  readonly data: Data | null
  /** Whether the data is that of the build. */
  readonly isPrinted: boolean
  /** Why the last request failed, or null. */
  readonly outage: OutageCode | null
  readonly retry: () => void
}

/** Reads a public query in a component that is prerendered; `enabled` says whether it sends a request. */
export function usePublicQuery<Key extends keyof Printed>(
  options: ReturnType<typeof publicQuery<Key>>,
  enabled: boolean,
): PublicAnswer<Printed[Key]> {
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
