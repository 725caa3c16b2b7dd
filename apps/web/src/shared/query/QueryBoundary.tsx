import { outageCodeOf } from '@storefront/domain'
import { Loading } from '@storefront/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { OutageBanner } from '../notices/OutageBanner.tsx'

/** The part of TanStack Query's result that `QueryBoundary` reads. */
export interface QueryState<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly isPending: boolean
  readonly isFetching: boolean
  /** Of a list: `ShowMore` reports that, below the rows. */
  readonly isFetchNextPageError?: boolean
  readonly refetch: () => Promise<unknown>
}

interface QueryBoundaryProps<Data> {
  readonly query: QueryState<Data>
  /** A sentence that says what failed; the reason follows it. */
  readonly errorMessage: string
  /** Rendered while the query is pending. Default: a spinner with a text. */
  readonly loading?: ReactNode
  /** Earlier data, rendered with the failure when the query has no data. */
  readonly fallback?: Data | undefined
  readonly children: (data: Data) => ReactNode
}

/**
 * Renders a query's data. While the query is pending it renders `loading`, and after a failure the
 * reason. When a refetch fails, the earlier data stays: the visitor may be typing into it.
 */
export function QueryBoundary<Data>({
  query,
  errorMessage,
  loading,
  fallback,
  children,
}: QueryBoundaryProps<Data>) {
  const { t } = useTranslation('shared')
  const { data = fallback, error, isFetching, isFetchNextPageError, isPending, refetch } = query
  if (isPending) return loading ?? <Loading>{t('loading')}</Loading>
  return (
    <>
      {error !== null && isFetchNextPageError !== true && (
        <OutageBanner
          errorMessage={errorMessage}
          outage={outageCodeOf(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && children(data)}
    </>
  )
}
