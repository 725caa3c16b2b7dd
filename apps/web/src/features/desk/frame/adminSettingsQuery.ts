import type { AdminSettings, EditedSettings } from '@storefront/domain'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

import type { LoadBackend, Services } from '../../../shared/services.tsx'
import { settingsQuery } from '../../../shared/useSettings.ts'

/** All settings, including the bank account. */
export const adminSettingsQuery = (loadBackend: LoadBackend) =>
  queryOptions({
    queryKey: ['admin', 'settings'],
    queryFn: async (): Promise<AdminSettings> => {
      const { settings } = await loadBackend()
      const [shop, bankAccount] = await Promise.all([settings.shop(), settings.bankAccount()])
      return { ...shop, bankAccount }
    },
  })

/** Keeps the settings that a command has answered with: the admin's, and what everybody reads. */
export function keepSettings(
  queries: QueryClient,
  services: Services,
  stored: AdminSettings,
): void {
  const { bankAccount: _, ...shop } = stored
  queries.setQueryData(adminSettingsQuery(services.loadBackend).queryKey, stored)
  queries.setQueryData(settingsQuery(services).queryKey, shop)
}

/** The settings as they are saved. */
export function editedOf({
  version: _version,
  lastPress: _lastPress,
  contactE164: _contactE164,
  ...edited
}: AdminSettings): EditedSettings {
  return edited
}
