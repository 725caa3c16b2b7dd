import { customerKeyOf, dayFromInput, owedKinds, type OrderFilter } from '@storefront/domain'
import { localizedPath } from '@storefront/i18n'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useBackend } from '../../../shared/services.tsx'
import { orderQueries } from './orderQueries.ts'

/** The views of the list of orders: what is owed, and what became of the others. */
export const orderViews = {
  todo: { owed: owedKinds },
  collect: { owed: ['collect'] },
  refund: { owed: ['refund'] },
  ship: { owed: ['ship'] },
  deliver: { owed: ['deliver'] },
  delivered: { statuses: ['delivered'] },
  cancelled: { statuses: ['cancelled'] },
  returned: { statuses: ['returned'] },
} as const satisfies Record<string, OrderFilter>

export type OrderListView = keyof typeof orderViews

// Object.keys returns plain strings.
export const orderViewNames = Object.keys(orderViews) as OrderListView[]

/** The path of a view of the orders, without a language's prefix. */
export const viewPath = (view: OrderListView): string => `/dashboard/orders?status=${view}`

/** The current page of the list. */
export interface ListPosition {
  /** The cursors of the visited pages; the last one is the current page's, an empty list is the first page. */
  readonly cursors: readonly string[]
  /** The current page's number, from 1. */
  readonly page: number
}

/** Which orders an admin lists, and the current page of the list. */
export interface OrderSearch extends ListPosition {
  readonly status: OrderListView | null
  /** The first and the last day as values of date inputs; empty for no limit. */
  readonly from: string
  readonly to: string
  /** An order of the customer whose orders are listed, since no address belongs in a URL; empty for all. */
  readonly buyer: string
}

export const emptySearch: OrderSearch = {
  status: null,
  from: '',
  to: '',
  buyer: '',
  cursors: [],
  page: 1,
}

/** The parameter of the URL that opens the form of an order at the desk. */
export const enterKey = 'enter'

/** The query of the URL for a search, with its question mark; empty for the whole list. */
export function toUrlQuery({ status, from, to, buyer, cursors, page }: OrderSearch): string {
  const query = new URLSearchParams(
    Object.entries({
      status: status ?? '',
      from,
      to,
      buyer,
      after: cursors.at(-1) ?? '',
      page: cursors.length === 0 ? '' : String(page),
    }).filter(([, value]) => value !== ''),
  ).toString()
  return query === '' ? '' : `?${query}`
}

/**
 * Reads a search from the query of a URL; invalid values are ignored.
 *
 * @param state the state of the entry in the browser's history: the cursors of the visited pages, if any
 */
export function parseSearch(query: URLSearchParams, state: unknown): OrderSearch {
  const visited = cursorsIn(state)
  const after = query.get('after')
  const day = (key: string) => {
    const typed = query.get(key) ?? ''
    return dayFromInput(typed) === null ? '' : typed
  }
  const page = Number(query.get('page'))
  return {
    status: orderViewNames.find((view) => view === query.get('status')) ?? null,
    from: day('from'),
    to: day('to'),
    buyer: query.get('buyer') ?? '',
    // A shared URL contains the cursor of its own page but not those of earlier pages.
    cursors: after === null ? [] : visited.at(-1) === after ? visited : [after],
    page: after !== null && Number.isInteger(page) && page > 1 ? page : 1,
  }
}

function cursorsIn(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('cursors' in state)) return []
  const { cursors } = state
  const isValid = Array.isArray(cursors) && cursors.every((cursor) => typeof cursor === 'string')
  return isValid ? cursors : []
}

/** The filter for the backend, of one customer if the search names one. */
export function toFilter({ status, from, to }: OrderSearch, customerKey?: string): OrderFilter {
  const first = dayFromInput(from)
  const last = dayFromInput(to)
  return {
    ...(status !== null && orderViews[status]),
    ...(first !== null && { from: first.from }),
    ...(last !== null && { before: last.before }),
    ...(customerKey !== undefined && { customerKey }),
  }
}

/** The filter of a search; null until its customer is known. */
export function useOrderFilter(search: OrderSearch): OrderFilter | null {
  const isOfCustomer = search.buyer !== ''
  const order = useQuery({
    ...orderQueries.one(useBackend(), search.buyer),
    enabled: isOfCustomer,
  })
  if (!isOfCustomer) return toFilter(search)
  if (order.data === undefined) return null
  // Of an order that does not exist, nobody's orders are listed: an id is no key of a customer.
  return toFilter(search, order.data === null ? search.buyer : customerKeyOf(order.data))
}

/** Whether any filter is set. */
export function isFiltered({ status, from, to, buyer }: OrderSearch): boolean {
  return status !== null || [from, to, buyer].some((value) => value !== '')
}

/**
 * The current search, from the URL and the history's state, and a function that navigates to another one: to its first
 * page, unless the changes name one.
 */
export function useOrderSearch(): readonly [OrderSearch, (changes: Partial<OrderSearch>) => void] {
  const { search: query, state } = useLocation()
  const navigate = useNavigate()
  const language = useLanguage()
  const search = parseSearch(new URLSearchParams(query), state)
  function changeSearch(changes: Partial<OrderSearch>): void {
    const next = { ...search, cursors: [], page: 1, ...changes }
    void navigate(localizedPath(`/dashboard/orders${toUrlQuery(next)}`, language), {
      state: { cursors: next.cursors },
    })
  }
  return [search, changeSearch]
}
