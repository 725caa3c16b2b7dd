import {
  type OutageCode,
  outageCodeOf,
  type ShopSettings,
  type ShopSettingsField,
} from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useBackend } from '../../../composition/ServicesProvider.tsx'
import { useLanguage } from '../../../i18n/useLanguage.ts'
import { settingsQueries } from '../../catalog/settingsQueries.ts'
import { mergeForm } from '../frame/mergeForm.ts'
import { settingsFields, type SettingsForm, settingsFormOf } from './settingsForm.ts'

export type EditOutcome =
  | { readonly type: 'saved' }
  | { readonly type: 'changed'; readonly fields: readonly ShopSettingsField[] }
  | { readonly type: 'outage'; readonly code: OutageCode }

interface SettingsEdit {
  /** The settings as they are stored, as far as is known. */
  readonly stored: ShopSettings
  readonly typed: SettingsForm
  readonly type: (typed: SettingsForm) => void
  /** What came of the last save. */
  readonly outcome: EditOutcome | null
  /** Never fails. */
  readonly save: (wanted: ShopSettings) => Promise<void>
}

/** Edits the settings; what others change meanwhile is told and taken over, but for what was typed. */
export function useSettingsEdit(settings: ShopSettings): SettingsEdit {
  const loadBackend = useBackend()
  const language = useLanguage()
  const queries = useQueryClient()
  const [stored, setStored] = useState(settings)
  const [typed, setTyped] = useState(() => settingsFormOf(settings, language))
  const [outcome, setOutcome] = useState<EditOutcome | null>(null)

  async function trySave(wanted: ShopSettings): Promise<EditOutcome> {
    const backend = await loadBackend()
    const saved = await backend.settings.save(stored, wanted)
    const now = await backend.settings.shop()
    queries.setQueryData(settingsQueries.shop(loadBackend).queryKey, now)
    setStored(now)
    const [began, changed] = [settingsFormOf(stored, language), settingsFormOf(now, language)]
    if (saved.ok) {
      setTyped(changed)
      return { type: 'saved' }
    }
    const merged = mergeForm(settingsFields, typed, began, changed)
    setTyped(merged.typed)
    return { type: 'changed', fields: merged.fields }
  }

  return {
    stored,
    typed,
    type: setTyped,
    outcome,
    async save(wanted) {
      try {
        setOutcome(await trySave(wanted))
      } catch (error) {
        setOutcome({ type: 'outage', code: outageCodeOf(error) })
      }
    },
  }
}
