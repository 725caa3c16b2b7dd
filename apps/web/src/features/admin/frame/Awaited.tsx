import { outageCodeOf } from '@storefront/domain'
import { Loading } from '@storefront/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { OutageBanner } from '../../../notices/OutageBanner.tsx'

interface AwaitedProps<Data> {
  readonly query: UseQueryResult<Data>
  /** What could not be done, as a sentence; why follows it. */
  readonly failed: string
  /** What keeps the place meanwhile. Default: a ring with words. */
  readonly waiting?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** What the backend answers, once it has; until then that it is asked, and after a failure why. */
export function Awaited<Data>({ query, failed, waiting, children }: AwaitedProps<Data>) {
  const { t } = useTranslation('shell')
  if (query.isPending) return waiting ?? <Loading>{t('loading')}</Loading>
  if (query.isError) {
    const outage = outageCodeOf(query.error)
    return <OutageBanner failed={failed} outage={outage} onRetry={() => void query.refetch()} />
  }
  return children(query.data)
}
