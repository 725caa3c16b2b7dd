import {
  dayFromInput,
  isOrderNumber,
  newStatuses,
  searchTermFor,
  type OrderFilter,
} from '@storefront/domain'
import { useLocation, useNavigate } from 'react-router-dom'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { localizedPath } from '../../../shared/navigation/paths.ts'
import type { ListPosition } from '../frame/CursorList.tsx'
import { usePrivateHistoryState } from '../frame/usePrivateHistoryState.ts'

/** The parts of the list of orders: what is owed, and where the goods stand. */
export const orderViews = {
  due: { money: 'due' },
  new: { statuses: newStatuses },
  shipped: { statuses: ['shipped'] },
  delivered: { statuses: ['delivered'] },
  cancelled: { statuses: ['cancelled'] },
  toRefund: { money: 'toRefund' },
} as const satisfies Record<string, OrderFilter>

export type OrderView = keyof typeof orderViews

// Object.keys returns plain strings.
export const orderViewNames = Object.keys(orderViews) as OrderView[]

/** An admin's search for orders and the current page of the result. */
export interface OrderSearch extends ListPosition {
  readonly status: OrderView | null
  /** The first and the last day as values of date inputs; empty for no limit. */
  readonly from: string
  readonly to: string
  /** The number of one order; the other filters are then ignored. */
  readonly number: string
  /** A customer's whole e-mail address, name or telephone number. As personal data it is never part of the URL. */
  readonly customer: string
}

export const emptySearch: OrderSearch = {
  status: null,
  from: '',
  to: '',
  number: '',
  customer: '',
  cursors: [],
  page: 1,
}

/** The part of a search that is not in the URL, because it is personal data. */
interface PrivateSearch {
  readonly customer: string
  readonly cursors: readonly string[]
}

/** The query of the URL for a search, with its question mark; empty for the whole list. */
export function toUrlQuery({ status, from, to, number, cursors, page }: OrderSearch): string {
  const query = new URLSearchParams(
    Object.entries({
      status: status ?? '',
      from,
      to,
      number,
      after: cursors.at(-1) ?? '',
      page: cursors.length === 0 ? '' : String(page),
    }).filter(([, value]) => value !== ''),
  ).toString()
  return query === '' ? '' : `?${query}`
}

/**
 * Reads a search from the query of a URL; invalid values are ignored.
 *
 * @param privateState the part of the search that is not in the URL (`usePrivateHistoryState`), if any
 */
export function parseSearch(query: URLSearchParams, privateState: unknown): OrderSearch {
  const stored = isPrivateSearch(privateState) ? privateState : { customer: '', cursors: [] }
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
    number: query.get('number') ?? '',
    customer: stored.customer,
    // A shared URL contains the cursor of its own page but not those of earlier pages.
    cursors: after === null ? [] : stored.cursors.at(-1) === after ? stored.cursors : [after],
    page: after !== null && Number.isInteger(page) && page > 1 ? page : 1,
  }
}

function isPrivateSearch(state: unknown): state is PrivateSearch {
  if (typeof state !== 'object' || state === null) return false
  if (!('customer' in state) || !('cursors' in state)) return false
  const { customer, cursors } = state
  return (
    typeof customer === 'string' &&
    Array.isArray(cursors) &&
    cursors.every((cursor) => typeof cursor === 'string')
  )
}

/** The filter for the backend. */
export function toFilter({ status, from, to, customer }: OrderSearch): OrderFilter {
  const first = dayFromInput(from)
  const last = dayFromInput(to)
  return {
    ...(status !== null && orderViews[status]),
    ...(first !== null && { from: first.from }),
    ...(last !== null && { before: last.before }),
    ...(customer !== '' && toCustomerFilter(customer)),
  }
}

/** A text with an `@` is an e-mail address, which accounts store in lower case. */
function toCustomerFilter(customer: string): OrderFilter {
  return customer.includes('@')
    ? { email: customer.toLowerCase() }
    : { term: searchTermFor(customer) }
}

/**
 * The order number in a search, or an empty text. A number that consists only of letters or only of digits
 * could also be a name or a telephone number, so it is stored as `customer`, outside the URL.
 */
export function orderNumberOf({ number, customer }: OrderSearch): string {
  return number === '' && isOrderNumber(customer.toUpperCase()) ? customer : number
}

/** Whether any filter is set. */
export function isFiltered({ status, from, to, number, customer }: OrderSearch): boolean {
  return status !== null || [from, to, number, customer].some((typed) => typed !== '')
}

/** One word with letters and digits, so neither a name nor a telephone number. */
const orderNumber = /^(?=\S*\d)(?=\S*\p{L})[^\s@]+$/u

/** Reads a search from the filter form; it starts at the first page. */
export function parseFilterForm(form: FormData): OrderSearch {
  const typed = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const search = typed('search')
  const isNumber = orderNumber.test(search)
  return {
    ...emptySearch,
    status: orderViewNames.find((view) => view === typed('status')) ?? null,
    from: typed('from'),
    to: typed('to'),
    number: isNumber ? search : '',
    customer: isNumber ? '' : search,
  }
}

/** The current search, from the URL and the private history state, and a function that navigates to another one. */
export function useOrderSearch(): readonly [OrderSearch, (search: OrderSearch) => void] {
  const { search: query } = useLocation()
  const [privateState, storePrivateState] = usePrivateHistoryState()
  const navigate = useNavigate()
  const language = useLanguage()
  const setSearch = (search: OrderSearch) => {
    const { customer, cursors } = search
    void navigate(localizedPath(`/dashboard/orders${toUrlQuery(search)}`, language), {
      state: storePrivateState({ customer, cursors } satisfies PrivateSearch),
    })
  }
  return [parseSearch(new URLSearchParams(query), privateState), setSearch]
}
