import { noSearch, type OrderSearch } from './orderSearch.ts'
import { orderStatuses } from '@storefront/domain'

/** What the form of filters asks for: the first page of it. An `@` makes an e-mail of the search. */
export function readFilters(form: FormData): OrderSearch {
  const typed = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const search = typed('search')
  const isEmail = search.includes('@')
  return {
    ...noSearch,
    status: orderStatuses.find((status) => status === typed('status')) ?? null,
    from: typed('from'),
    to: typed('to'),
    number: isEmail ? '' : search,
    email: isEmail ? search.toLowerCase() : '',
  }
}
