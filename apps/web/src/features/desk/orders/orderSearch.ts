import { customerKeyOf, dayFromInput, owedKinds, type OrderFilter } from '@storefront/domain'
import { localizedPath } from '@storefront/i18n'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'

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

/** Which orders an admin lists. */
export interface OrderSearch {
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
}

/** The parameter of the URL that opens the form of an order at the desk. */
export const enterKey = 'enter'

/** The query of the URL for a search, with its question mark; empty for the whole list. */
export function toUrlQuery({ status, ...others }: OrderSearch): string {
  const query = new URLSearchParams(
    Object.entries({ status: status ?? '', ...others }).filter(([, value]) => value !== ''),
  ).toString()
  return query === '' ? '' : `?${query}`
}

/** Reads a search from the query of a URL; invalid values are ignored. */
export function parseSearch(query: URLSearchParams): OrderSearch {
  const day = (key: string) => {
    const typed = query.get(key) ?? ''
    return dayFromInput(typed) === null ? '' : typed
  }
  return {
    status: orderViewNames.find((view) => view === query.get('status')) ?? null,
    from: day('from'),
    to: day('to'),
    buyer: query.get('buyer') ?? '',
  }
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
export const isFiltered = (search: OrderSearch): boolean => toUrlQuery(search) !== ''

/** The current search, from the URL, and a function that navigates to another one. */
export function useOrderSearch(): readonly [OrderSearch, (changes: Partial<OrderSearch>) => void] {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const language = useLanguage()
  const search = parseSearch(query)
  function changeSearch(changes: Partial<OrderSearch>): void {
    const next = toUrlQuery({ ...search, ...changes })
    void navigate(localizedPath(`/dashboard/orders${next}`, language))
  }
  return [search, changeSearch]
}
