import { dayFromInput, type OrderFilter, type OrderStatus, orderStatuses } from '@storefront/domain'

/** Which orders an admin looks for, and how far down the list they have gone. */
export interface OrderSearch {
  readonly status: OrderStatus | null
  /** Days as date inputs write them, both included; empty where there is no limit. */
  readonly from: string
  readonly to: string
  /** One order's number; the rest does not matter then. */
  readonly number: string
  /** The customer's whole address. Personal data: it never stands in the page's address. */
  readonly email: string
  /** The cursors of the pages that were turned to, the last one is shown; none is the first page. */
  readonly trail: readonly string[]
  /** The shown page's number, from 1. */
  readonly page: number
}

export const noSearch: OrderSearch = {
  status: null,
  from: '',
  to: '',
  number: '',
  email: '',
  trail: [],
  page: 1,
}

/** What the browser's history keeps with an address that does not say it. */
export interface OrderSearchState {
  readonly email: string
  readonly trail: readonly string[]
}

/** The query of an address that shows this, with its question mark; empty for the whole list. */
export function toAddress({ status, from, to, number, trail, page }: OrderSearch): string {
  const query = new URLSearchParams(
    Object.entries({
      status: status ?? '',
      from,
      to,
      number,
      after: trail.at(-1) ?? '',
      page: trail.length === 0 ? '' : String(page),
    }).filter(([, value]) => value !== ''),
  ).toString()
  return query === '' ? '' : `?${query}`
}

/**
 * What an address asks for. Anything in it that makes no sense is not asked for.
 *
 * @param state what the browser's history kept with the address, if anything
 */
export function readSearch(query: URLSearchParams, state: unknown): OrderSearch {
  const kept = isKept(state) ? state : { email: '', trail: [] }
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
    email: kept.email,
    // An address that was passed on knows its own page, but none before it.
    trail: after === null ? [] : kept.trail.at(-1) === after ? kept.trail : [after],
    page: after !== null && Number.isInteger(page) && page > 1 ? page : 1,
  }
}

function isKept(state: unknown): state is OrderSearchState {
  if (typeof state !== 'object' || state === null) return false
  if (!('email' in state) || !('trail' in state)) return false
  const { email, trail } = state
  return (
    typeof email === 'string' &&
    Array.isArray(trail) &&
    trail.every((cursor) => typeof cursor === 'string')
  )
}

/** The search as the backend understands it. */
export function toFilter({ status, from, to, email }: OrderSearch): OrderFilter {
  const first = dayFromInput(from)
  const last = dayFromInput(to)
  return {
    ...(status !== null && { statuses: [status] }),
    ...(first !== null && { from: first.from }),
    ...(last !== null && { before: last.before }),
    ...(email !== '' && { email }),
  }
}

/** Whether anything is left out of the list. */
export function isFiltered({ status, from, to, number, email }: OrderSearch): boolean {
  return status !== null || [from, to, number, email].some((typed) => typed !== '')
}
