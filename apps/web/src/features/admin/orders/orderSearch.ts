import {
  dayFromInput,
  isOrderId,
  type OrderFilter,
  type OrderStatus,
  orderStatuses,
  searchTermFor,
} from '@storefront/domain'
import { useLocation, useNavigate } from 'react-router-dom'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { localizedPath } from '../../../shared/navigation/paths.ts'
import type { ListPlace } from '../frame/CursorList.tsx'
import { useHistoryNote } from '../frame/useHistoryNote.ts'

/** Which orders an admin looks for, and how far down the list they have gone. */
export interface OrderSearch extends ListPlace {
  readonly status: OrderStatus | null
  /** Days as date inputs write them, both included; empty where there is no limit. */
  readonly from: string
  readonly to: string
  /** One order's number; the rest does not matter then. */
  readonly number: string
  /** A customer's whole e-mail, name or telephone. Personal data: it never stands in the page's address. */
  readonly customer: string
}

export const noSearch: OrderSearch = {
  status: null,
  from: '',
  to: '',
  number: '',
  customer: '',
  cursors: [],
  page: 1,
}

/** What belongs to an address that does not say it. */
interface KeptSearch {
  readonly customer: string
  readonly cursors: readonly string[]
}

/** The query of an address that shows this, with its question mark; empty for the whole list. */
export function toAddress({ status, from, to, number, cursors, page }: OrderSearch): string {
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
 * What an address asks for. Anything in it that makes no sense is not asked for.
 *
 * @param note what was kept with the address, if anything
 */
export function readSearch(query: URLSearchParams, note: unknown): OrderSearch {
  const kept = isKept(note) ? note : { customer: '', cursors: [] }
  const after = query.get('after')
  const day = (key: string) => {
    const typed = query.get(key) ?? ''
    return dayFromInput(typed) === null ? '' : typed
  }
  const page = Number(query.get('page'))
  return {
    status: orderStatuses.find((status) => status === query.get('status')) ?? null,
    from: day('from'),
    to: day('to'),
    number: query.get('number') ?? '',
    customer: kept.customer,
    // An address that was passed on knows its own page, but none before it.
    cursors: after === null ? [] : kept.cursors.at(-1) === after ? kept.cursors : [after],
    page: after !== null && Number.isInteger(page) && page > 1 ? page : 1,
  }
}

function isKept(note: unknown): note is KeptSearch {
  if (typeof note !== 'object' || note === null) return false
  if (!('customer' in note) || !('cursors' in note)) return false
  const { customer, cursors } = note
  return (
    typeof customer === 'string' &&
    Array.isArray(cursors) &&
    cursors.every((cursor) => typeof cursor === 'string')
  )
}

/** The search as the backend understands it. */
export function toFilter({ status, from, to, customer }: OrderSearch): OrderFilter {
  const first = dayFromInput(from)
  const last = dayFromInput(to)
  return {
    ...(status !== null && { statuses: [status] }),
    ...(first !== null && { from: first.from }),
    ...(last !== null && { before: last.before }),
    ...(customer !== '' && toCustomerFilter(customer)),
  }
}

/** An `@` makes an e-mail of it, which accounts write in lower case. */
function toCustomerFilter(customer: string): OrderFilter {
  return customer.includes('@')
    ? { email: customer.toLowerCase() }
    : { term: searchTermFor(customer) }
}

/**
 * The number of one order that is asked for, empty when there is none. One of letters alone, or of figures
 * alone, may be somebody's name or telephone too: it stays out of the address like those.
 */
export function numberIn({ number, customer }: OrderSearch): string {
  return number === '' && isOrderId(customer.toUpperCase()) ? customer : number
}

/** Whether anything is left out of the list. */
export function isFiltered({ status, from, to, number, customer }: OrderSearch): boolean {
  return status !== null || [from, to, number, customer].some((typed) => typed !== '')
}

/** Letters and figures in one word, which neither names nor telephones have. */
const orderNumber = /^(?=\S*\d)(?=\S*\p{L})[^\s@]+$/u

/** What the form of filters asks for: the first page of it. */
export function readFilters(form: FormData): OrderSearch {
  const typed = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const search = typed('search')
  const isNumber = orderNumber.test(search)
  return {
    ...noSearch,
    status: orderStatuses.find((status) => status === typed('status')) ?? null,
    from: typed('from'),
    to: typed('to'),
    number: isNumber ? search : '',
    customer: isNumber ? '' : search,
  }
}

/** What is searched for, in the address and beside it; and the way to another search. */
export function useOrderSearch(): readonly [OrderSearch, (search: OrderSearch) => void] {
  const { search: query } = useLocation()
  const [note, keep] = useHistoryNote()
  const navigate = useNavigate()
  const language = useLanguage()
  const go = (search: OrderSearch) => {
    const { customer, cursors } = search
    void navigate(localizedPath(`/dashboard/orders${toAddress(search)}`, language), {
      state: keep({ customer, cursors } satisfies KeptSearch),
    })
  }
  return [readSearch(new URLSearchParams(query), note), go]
}
