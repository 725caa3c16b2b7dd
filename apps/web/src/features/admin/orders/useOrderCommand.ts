import type { Command, Order } from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'

import { useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { productsQuery } from '../../catalog/useProducts.ts'
import { adminSettingsQuery } from '../settings/adminSettingsQuery.ts'
import { orderQueries } from './orderQueries.ts'

/**
 * A command that answers with an order: what the dashboard shows of it follows.
 *
 * @param failure the log's message when it is not answered
 */
export function useOrderCommand<Input, Refusal>(
  command: Command<Input, Order, Refusal>,
  failure: string,
) {
  const services = useServices()
  const queries = useQueryClient()
  return useAction(failure, async (input: Input) => {
    try {
      const { run } = await services.loadBackend()
      const answer = await run(command, input)
      if (answer.ok) {
        const { id } = answer.value
        queries.setQueryData(orderQueries.one(services.loadBackend, id).queryKey, answer.value)
      }
      if (!answer.ok && answer.error === 'pickup-not-offered') {
        void queries.invalidateQueries({
          queryKey: adminSettingsQuery(services.loadBackend).queryKey,
        })
      }
      return answer
    } finally {
      // Even a refusal can mean that the order has changed, and bottles with it.
      void queries.invalidateQueries({ queryKey: productsQuery(services).queryKey })
      void queries.invalidateQueries({ queryKey: orderQueries.all })
    }
  })
}
