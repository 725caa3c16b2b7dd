import { sendLetterAgain } from '@storefront/domain'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'

import { useBackend } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'

/**
 * Requests another attempt to send a letter, by its document's id.
 *
 * @param listed the key of the query that lists it, which is asked again
 */
export function useSendAgain(listed: QueryKey) {
  const loadBackend = useBackend()
  const queries = useQueryClient()
  return useAction('A letter could not be sent again', async (id: string) => {
    const { run } = await loadBackend()
    const asked = await run(sendLetterAgain, { id })
    // Even a refusal can mean that the letter has changed.
    await queries.invalidateQueries({ queryKey: listed })
    return asked
  })
}
