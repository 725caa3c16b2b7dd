import { type OutageCode, outageCodeOf, type ShopSettings } from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useBackend } from '../../../composition/ServicesProvider.tsx'
import { settingsQueries } from '../../catalog/settingsQueries.ts'

export type SaveOutcome =
  | { readonly type: 'saved'; readonly settings: ShopSettings }
  | { readonly type: 'outage'; readonly code: OutageCode }

interface SaveSettings {
  /** What came of the last save. */
  readonly outcome: SaveOutcome | null
  /** Never fails. */
  readonly save: (settings: ShopSettings) => Promise<void>
}

/** Stores the owner's settings; the shop follows them at once. */
export function useSaveSettings(): SaveSettings {
  const loadBackend = useBackend()
  const queries = useQueryClient()
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null)
  return {
    outcome,
    async save(settings) {
      try {
        await (await loadBackend()).settings.save(settings)
        queries.setQueryData(settingsQueries.shop(loadBackend).queryKey, settings)
        setOutcome({ type: 'saved', settings })
      } catch (error) {
        setOutcome({ type: 'outage', code: outageCodeOf(error) })
      }
    },
  }
}
