import type { ShopSettings, ShopSettingsField } from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useBackend } from '../../../shared/services.tsx'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { settingsQueries } from '../../catalog/queries.ts'
import type { Edited } from '../frame/EditResult.tsx'
import { mergeForm } from '../frame/mergeForm.ts'
import { type ActionOutage, useAction } from '../frame/useAction.ts'
import { settingsFields, type SettingsForm, settingsFormOf } from './settingsForm.ts'

export type SettingsOutcome = Edited<ShopSettingsField> | ActionOutage

interface SettingsEdit {
  /** The settings as they are stored, as far as is known. */
  readonly stored: ShopSettings
  readonly typed: SettingsForm
  readonly type: (typed: SettingsForm) => void
  /** What came of the last save; null before the first and during one. */
  readonly outcome: SettingsOutcome | null
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
  const { outcome, run } = useAction('The settings could not be saved', save)

  async function save(wanted: ShopSettings): Promise<Edited<ShopSettingsField>> {
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

  return { stored, typed, type: setTyped, outcome, save: run }
}
