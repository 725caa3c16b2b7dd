import { err, ok, type Changed, type Command, type Order } from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'

import { useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { productsQuery } from '../../catalog/useProducts.ts'
import { adminSettingsQuery } from '../settings/adminSettingsQuery.ts'
import { orderQueries } from './orderQueries.ts'

/**
 * A command that answers with an order: what the dashboard shows of it follows, also after the refusal `changed`.
 *
 * @param failure the log's message when it is not answered
 */
export function useOrderCommand<Input, Refusal extends string>(
  command: Command<Input, Order, Refusal | Changed<Order>>,
  failure: string,
) {
  const services = useServices()
  const queries = useQueryClient()
  return useAction(failure, async (input: Input, press?: string) => {
    try {
      const { run } = await services.loadBackend()
      const answer = await run(command, input, press)
      const now = answer.ok
        ? answer.value
        : typeof answer.error === 'string'
          ? null
          : answer.error.stored
      if (now !== null) {
        queries.setQueryData(orderQueries.one(services.loadBackend, now.id).queryKey, now)
      }
      if (answer.ok) return ok({ order: answer.value, already: answer.already })
      const code = typeof answer.error === 'string' ? answer.error : answer.error.code
      if (code === 'pickup-not-offered') {
        void queries.invalidateQueries({
          queryKey: adminSettingsQuery(services.loadBackend).queryKey,
        })
      }
      return err(code)
    } finally {
      // Even a refusal can mean that the order has changed, and bottles with it.
      void queries.invalidateQueries({ queryKey: productsQuery(services).queryKey })
      void queries.invalidateQueries({ queryKey: orderQueries.all })
    }
  })
}
