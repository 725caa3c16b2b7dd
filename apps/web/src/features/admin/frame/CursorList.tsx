import type { Page, PageRequest } from '@storefront/domain'
import { Pagination } from '@storefront/ui'
import { keepPreviousData, type QueryKey, queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'

/** Items on a page of a list. */
const itemsPerPage = 25

/** A list that is read a page at a time. */
export interface ListQuery<Item> {
  readonly queryKey: QueryKey
  readonly read: (page: PageRequest) => Promise<Page<Item>>
}

/** How far down a list one is. */
export interface ListPlace {
  /** The cursors of the pages that were turned to, the last one is shown; none is the first page. */
  readonly cursors: readonly string[]
  /** The shown page's number, from 1. */
  readonly page: number
}

/** A page of a list, and the cursor that it was asked for with. */
function pageQuery<Item>({ queryKey, read }: ListQuery<Item>, after: string | null) {
  return queryOptions({
    queryKey: [...queryKey, after],
    queryFn: async () => ({ ...(await read({ limit: itemsPerPage, after })), after }),
    // Items come in while an admin looks.
    staleTime: 0,
  })
}

interface CursorListProps<Item> extends ListPlace {
  readonly list: ListQuery<Item>
  /** That it could not be read, as a sentence; why follows it. */
  readonly failed: string
  /** What stands where there are no items. */
  readonly empty: ReactNode
  readonly onTurn: (place: ListPlace) => void
  /** @param isBusy whether other items are on their way */
  readonly children: (items: readonly Item[], isBusy: boolean) => ReactNode
}

/** One page of a list, with the ways on and back. One that does not come leaves the page before it. */
export function CursorList<Item>({
  list,
  cursors,
  page,
  failed,
  empty,
  onTurn,
  children,
}: CursorListProps<Item>) {
  const query = useQuery({
    ...pageQuery(list, cursors.at(-1) ?? null),
    placeholderData: keepPreviousData,
  })
  const before = useQuery({ ...pageQuery(list, cursors.at(-2) ?? null), enabled: false })
  const isMissing = query.data === undefined && query.isError
  const passed = cursors.slice(0, -1)
  const shown = isMissing ? { cursors: passed, page: passed.length + 1 } : { cursors, page }

  function turn(place: ListPlace): void {
    if (isMissing && place.cursors.at(-1) === cursors.at(-1)) void query.refetch()
    else onTurn(place)
  }

  return (
    <QueryBoundary
      query={query}
      failed={failed}
      fallback={cursors.length > 0 ? before.data : undefined}
    >
      {({ items, next, after }) => (
        <>
          {items.length === 0 ? empty : children(items, query.isPlaceholderData)}
          {/* On the way to the only page too, from one of several: the focus may be on it. */}
          {(cursors.length > 0 || after !== null || next !== null) && (
            <CursorPagination
              {...shown}
              next={query.isPlaceholderData ? null : next}
              onTurn={turn}
            />
          )}
        </>
      )}
    </QueryBoundary>
  )
}

interface CursorPaginationProps extends ListPlace {
  /** The cursor of the next page, null where it is not known or there is none. */
  readonly next: string | null
  readonly onTurn: (place: ListPlace) => void
}

/**
 * Turns the pages of a list that only knows the next one. A page that was opened without the cursors
 * of those before leads back to the first one.
 */
function CursorPagination({ cursors, page, next, onTurn }: CursorPaginationProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const passed = cursors.slice(0, -1)
  return (
    <Pagination
      label={t('pagination.label')}
      previousLabel={t('pagination.previous')}
      nextLabel={t('pagination.next')}
      onPrevious={
        cursors.length === 0 ? null : () => onTurn({ cursors: passed, page: passed.length + 1 })
      }
      onNext={next === null ? null : () => onTurn({ cursors: [...cursors, next], page: page + 1 })}
    >
      {t('pagination.page', { page: formatNumber(page, language) })}
    </Pagination>
  )
}
