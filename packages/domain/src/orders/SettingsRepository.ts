import type { Result } from '../shared/result.ts'
import type { ShopSettings } from './shopSettings.ts'

/** Port: `settings/shop`. Failures are thrown as `Outage`. */
export interface SettingsRepository {
  /** The stored settings, or the defaults while there are none. */
  shop(): Promise<ShopSettings>
  /**
   * For an admin: writes the settings that are changed and leaves the others as they are stored.
   * Refuses with `settings-changed` when one of them no longer holds what `before` says, as when
   * another admin set it meanwhile.
   */
  save(
    before: ShopSettings,
    changes: Partial<ShopSettings>,
  ): Promise<Result<void, 'settings-changed'>>
}
