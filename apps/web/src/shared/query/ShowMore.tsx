import { outageCodeOf } from '@storefront/domain'
import { Button } from '@storefront/ui'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { OutageBanner } from '../notices/OutageBanner.tsx'

interface ShowMoreProps {
  readonly list: Pick<
    UseInfiniteQueryResult,
    'error' | 'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'fetchNextPage'
  >
  /** The number of rows that are shown. */
  readonly count: number
  /** What the button says. */
  readonly children: ReactNode
}

/**
 * The button that loads the next page of a list, and tells how many rows are there then, or why there are no more;
 * nothing at the list's end. It stands in the list's `QueryBoundary`.
 */
export function ShowMore({ list, count, children }: ShowMoreProps) {
  const { t } = useTranslation('shared')
  const [isTold, setTold] = useState(false)
  const told = useRef<HTMLSpanElement>(null)

  async function loadNext(): Promise<void> {
    const { hasNextPage, isError } = await list.fetchNextPage()
    if (isError) return
    // At once: what is empty takes no focus.
    flushSync(() => setTold(true))
    // The pressed button disappears.
    if (!hasNextPage) told.current?.focus()
  }

  if (!list.hasNextPage && !isTold) return null
  return (
    <>
      {list.isFetchNextPageError && (
        <OutageBanner errorMessage={t('moreFailed')} outage={outageCodeOf(list.error)} />
      )}
      <p>
        {list.hasNextPage && (
          // A list that is read again must not be cut off: what it shows may be out of date.
          <Button variant="secondary" busy={list.isFetching} onClick={() => void loadNext()}>
            {children}
          </Button>
        )}{' '}
        <span ref={told} role="status" tabIndex={-1}>
          {isTold && t('shown', { count })}
        </span>
      </p>
    </>
  )
}
