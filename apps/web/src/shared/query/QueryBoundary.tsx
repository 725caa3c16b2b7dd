import { outageCodeOf } from '@storefront/domain'
import { Loading } from '@storefront/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { OutageBanner } from '../notices/OutageBanner.tsx'

/** The part of TanStack Query's result that is shown. */
export interface QueryAnswer<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly isPending: boolean
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

interface QueryBoundaryProps<Data> {
  readonly query: QueryAnswer<Data>
  /** What could not be done, as a sentence; why follows it. */
  readonly failed: string
  /** What keeps the place meanwhile. Default: a ring with words. */
  readonly waiting?: ReactNode
  /** An earlier answer, to be shown beside the failure when there is no other. */
  readonly fallback?: Data | undefined
  readonly children: (data: Data) => ReactNode
}

/**
 * What the backend answers, once it has; until then that it is asked, and after a failure why. A
 * failure later on takes no answer away: somebody may be typing, or something be under way.
 */
export function QueryBoundary<Data>({
  query,
  failed,
  waiting,
  fallback,
  children,
}: QueryBoundaryProps<Data>) {
  const { t } = useTranslation('shared')
  const { data = fallback, error, isFetching, isPending, refetch } = query
  if (isPending) return waiting ?? <Loading>{t('loading')}</Loading>
  return (
    <>
      {error !== null && (
        <OutageBanner
          failed={failed}
          outage={outageCodeOf(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && children(data)}
    </>
  )
}
