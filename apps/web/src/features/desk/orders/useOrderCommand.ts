import {
  storedOf,
  type Changed,
  type Command,
  type CommandResult,
  type Order,
} from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'

import { useServices } from '../../../shared/services.tsx'
import { productsQuery } from '../../shop/catalog/useProducts.ts'
import { adminSettingsQuery } from '../frame/adminSettingsQuery.ts'
import { keepOrder, orderQueries } from './orderQueries.ts'

/**
 * Returns a function that sends a command that answers with an order: what the dashboard shows of it follows, also after
 * the refusal `changed`. It throws outages.
 */
export function useOrderCommand<Input, Refusal extends string>(
  command: Command<Input, Order, Refusal | Changed<Order>>,
): (input: Input, press?: string) => Promise<CommandResult<Order, Refusal | Changed<Order>>> {
  const services = useServices()
  const queries = useQueryClient()
  return async (input, press) => {
    try {
      const { run } = await services.loadBackend()
      const answer = await run(command, input, press)
      const stored = storedOf(answer)
      if (stored !== null) keepOrder(queries, services, stored)
      return answer
    } finally {
      // Even a refusal can mean that the order has changed, bottles with it, or what the shop offers.
      const { queryKey: settings } = adminSettingsQuery(services.loadBackend)
      void queries.invalidateQueries({ queryKey: settings })
      void queries.invalidateQueries({ queryKey: productsQuery(services).queryKey })
      void queries.invalidateQueries({ queryKey: orderQueries.all })
    }
  }
}
