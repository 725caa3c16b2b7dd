import {
  type DefaultError,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query'

import { useServices } from '../services.tsx'
import type { QueryAnswer } from './QueryBoundary.tsx'

/**
 * A query for whoever pays or edits by its data: it is refetched at each mount, and pending until the
 * backend has answered. What the page was printed with does not count, even when the backend fails.
 */
export function useConfirmedQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
): QueryAnswer<Data> {
  const { printedCatalogue } = useServices()
  const query = useQuery({ ...options, refetchOnMount: 'always' })
  const isPrinted = query.dataUpdatedAt === printedCatalogue?.asOf
  const data = query.isFetchedAfterMount && !isPrinted ? query.data : undefined
  const { error, isFetching, refetch } = query
  return { data, error, isPending: data === undefined && error === null, isFetching, refetch }
}
