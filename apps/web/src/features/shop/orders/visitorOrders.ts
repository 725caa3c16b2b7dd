import type { Account, Command, Order, ShopSettings } from '@storefront/domain'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'

import {
  loadVisitorBackend,
  useServices,
  type LoadBackend,
  type Services,
} from '../../../shared/services.tsx'

/** The props of a part of an order's page. */
export interface OrderPartProps {
  readonly order: Order
  /** Null until they are loaded. */
  readonly settings: ShopSettings | null
}

/** Whether the buyer of an order gets the shop's automatic e-mails: a page announces none that is not sent. */
export const getsLetters = (
  { writesLetters, customer }: Order,
  settings: Pick<ShopSettings, 'lettersOn'> | null,
): boolean => settings?.lettersOn === true && writesLetters && customer.email !== ''

/** Orders in one page of the history. */
const pageLength = 10

/** An order that the visitor may read: their own, or one without an account. Null for every other id. */
export const orderQuery = (services: Services, id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: async () => (await loadVisitorBackend(services)).orders.find(id),
  })

/** The key of every history of orders. */
export const orderHistoryKey = ['orders'] as const

/** The account's orders. One that was placed without it joins it on its own page. */
export const orderHistoryQuery = (loadBackend: LoadBackend, { uid }: Account) =>
  infiniteQueryOptions({
    queryKey: [...orderHistoryKey, uid],
    queryFn: async ({ pageParam }) =>
      (await loadBackend()).orders.listForUser(uid, { limit: pageLength, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

/** Returns a function that runs a visitor's command on an order; the order is then shown as it is stored. */
export function useVisitorOrderCommand<
  Input extends Pick<Order, 'id'>,
  Value extends Order | null,
  Refusal,
>(command: Command<Input, Value, Refusal>) {
  const services = useServices()
  const queries = useQueryClient()
  return async (input: Input) => {
    const { run } = await loadVisitorBackend(services)
    const answer = await run(command, input)
    const { queryKey } = orderQuery(services, input.id)
    if (answer.ok && answer.value !== null) queries.setQueryData<Order>(queryKey, answer.value)
    else await queries.invalidateQueries({ queryKey })
    void queries.invalidateQueries({ queryKey: orderHistoryKey })
    return answer
  }
}

/** The path of an order's page, without a language's prefix. */
export const orderPath = (id: string): string => `/orders/${encodeURIComponent(id)}`
