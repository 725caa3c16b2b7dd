import type { ShopSettings } from './shopSettings.ts'

/** Port: `settings/shop`. Failures are thrown as `Outage`. */
export interface SettingsRepository {
  /** The stored settings, or the defaults while there are none. */
  shop(): Promise<ShopSettings>
  /** For an admin: stores the settings whole. */
  save(settings: ShopSettings): Promise<void>
}
