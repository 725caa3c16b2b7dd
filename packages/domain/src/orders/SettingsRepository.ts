import type { Result } from '../shared/result.ts'
import type { ShopSettings } from './shopSettings.ts'

/** Port: `settings/shop`. Failures are thrown as `Outage`. */
export interface SettingsRepository {
  /** The stored settings, or the defaults when there are none. */
  shop(): Promise<ShopSettings>
  /**
   * For admins: writes only the changed settings. Error `settings-changed`: the stored value of one of
   * them differs from `before`, for example because another admin changed it.
   */
  save(
    before: ShopSettings,
    changes: Partial<ShopSettings>,
  ): Promise<Result<void, 'settings-changed'>>
}
