import type { Page, PageRequest } from '@storefront/domain'
import { Pagination } from '@storefront/ui'
import { keepPreviousData, queryOptions, useQuery, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { live } from './live.ts'

const itemsPerPage = 25

/** A list that is loaded page by page. */
export interface ListQuery<Item> {
  readonly queryKey: QueryKey
  readonly loadPage: (page: PageRequest) => Promise<Page<Item>>
}

/** The current page of a list. */
export interface ListPosition {
  /** The cursors of the visited pages; the last one is the current page's, an empty list is the first page. */
  readonly cursors: readonly string[]
  /** The current page's number, from 1. */
  readonly page: number
}

/** Loads a page of a list; the data contains the page's own cursor, `after`. */
export function pageQuery<Item>({ queryKey, loadPage }: ListQuery<Item>, after: string | null) {
  return queryOptions({
    queryKey: [...queryKey, after],
    queryFn: async () => ({ ...(await loadPage({ limit: itemsPerPage, after })), after }),
    ...live,
  })
}

interface CursorListProps<Item> extends ListPosition {
  readonly list: ListQuery<Item>
  /** The message shown when loading fails, a sentence; the reason is appended. */
  readonly errorMessage: string
  /** Shown if there are no items. */
  readonly empty: ReactNode
  readonly onPageChange: (position: ListPosition) => void
  /** @param isBusy whether another page is loading */
  readonly children: (items: readonly Item[], isBusy: boolean) => ReactNode
}

/** One page of a list, with pagination. While a page cannot be loaded, the previous one stays visible. */
export function CursorList<Item>({
  list,
  cursors,
  page,
  errorMessage,
  empty,
  onPageChange,
  children,
}: CursorListProps<Item>) {
  const query = useQuery({
    ...pageQuery(list, cursors.at(-1) ?? null),
    placeholderData: keepPreviousData,
  })
  const previousPage = useQuery({ ...pageQuery(list, cursors.at(-2) ?? null), enabled: false })
  const isMissing = query.data === undefined && query.isError
  const previousCursors = cursors.slice(0, -1)
  const shown = isMissing
    ? { cursors: previousCursors, page: previousCursors.length + 1 }
    : { cursors, page }

  function goTo(position: ListPosition): void {
    if (isMissing && position.cursors.at(-1) === cursors.at(-1)) void query.refetch()
    else onPageChange(position)
  }

  return (
    <QueryBoundary
      query={query}
      errorMessage={errorMessage}
      fallback={cursors.length > 0 ? previousPage.data : undefined}
    >
      {({ items, next, after }) => (
        <>
          {items.length === 0 ? empty : children(items, query.isPlaceholderData)}
          {/* Also shown while the only page is loading after one of several, because it may have the focus. */}
          {(cursors.length > 0 || after !== null || next !== null) && (
            <CursorPagination
              {...shown}
              next={query.isPlaceholderData ? null : next}
              onPageChange={goTo}
            />
          )}
        </>
      )}
    </QueryBoundary>
  )
}

interface CursorPaginationProps extends ListPosition {
  /** The cursor of the next page; null if there is none or it is unknown. */
  readonly next: string | null
  readonly onPageChange: (position: ListPosition) => void
}

/**
 * The pagination of a list of which only the next cursor is known. If the page was opened by a URL, the
 * earlier cursors are unknown and "previous" leads to the first page.
 */
function CursorPagination({ cursors, page, next, onPageChange }: CursorPaginationProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const previousCursors = cursors.slice(0, -1)
  return (
    <Pagination
      label={t('pagination.label')}
      previousLabel={t('pagination.previous')}
      nextLabel={t('pagination.next')}
      onPrevious={
        cursors.length === 0
          ? null
          : () => onPageChange({ cursors: previousCursors, page: previousCursors.length + 1 })
      }
      onNext={
        next === null ? null : () => onPageChange({ cursors: [...cursors, next], page: page + 1 })
      }
    >
      {t('pagination.page', { page: formatNumber(page, language) })}
    </Pagination>
  )
}
