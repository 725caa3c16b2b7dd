import { cleanText } from '@storefront/domain'
import { useNavigate } from 'react-router-dom'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { localizedPath } from '../../../shared/navigation/paths.ts'
import { usePrivateHistoryState } from './usePrivateHistoryState.ts'

/**
 * What an admin searches for, from the private history state: names, telephones and addresses are personal
 * data and therefore not part of the URL.
 */
function parseSearch(state: unknown): string {
  const hasText = typeof state === 'object' && state !== null && 'typed' in state
  return hasText && typeof state.typed === 'string' ? state.typed : ''
}

/** The current search, empty for none, and a function that searches on the page of customers. */
export function useDashboardSearch(): readonly [typed: string, search: (typed: string) => void] {
  const [privateState, storePrivateState] = usePrivateHistoryState()
  const navigate = useNavigate()
  const language = useLanguage()
  return [
    parseSearch(privateState),
    (typed) =>
      void navigate(localizedPath('/dashboard/customers', language), {
        state: storePrivateState({ typed: cleanText(typed) }),
      }),
  ]
}
