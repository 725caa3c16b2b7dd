import type { ShopSettings } from '@storefront/domain'

import { publicQuery, usePublicQuery, type PublicQueryState } from './query/publicQuery.ts'
import { useServices, type Services } from './services.tsx'

/** The shop's public settings. */
export const settingsQuery = (services: Services) =>
  publicQuery(services, 'settings', ({ settings }) => settings.shop())

/**
 * The shop's settings, possibly those of the build: the checkout and the dashboard, which need current
 * ones, do not use this hook.
 *
 * @param enabled whether to request them; cached settings are returned in any case
 */
export function useSettings({ enabled = true } = {}): PublicQueryState<ShopSettings> {
  return usePublicQuery(settingsQuery(useServices()), {
    enabled,
    select: (settings) => settings,
  })
}
