import {
  useQuery,
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'

import { isPrinted } from './publicQuery.ts'
import type { QueryState } from './QueryBoundary.tsx'

/**
 * A query for data that a payment or an edit depends on, so it must be current: it is refetched at each mount,
 * and is pending until the backend has answered. It never returns printed data, even if the backend fails.
 */
export function useConfirmedQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
): QueryState<Data> {
  const query = useQuery({ ...options, refetchOnMount: 'always' })
  const data = query.isFetchedAfterMount && !isPrinted(query) ? query.data : undefined
  const { error, isFetching, refetch } = query
  return { data, error, isPending: data === undefined && error === null, isFetching, refetch }
}
