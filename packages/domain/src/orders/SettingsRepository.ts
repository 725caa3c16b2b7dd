import type { RecentSignInRequired } from '../session/recentSignIn.ts'
import type { Result } from '../shared/result.ts'
import type { AdminSettings, BankAccount, ShopSettings } from './shopSettings.ts'

/** Port: `settings/shop` and `settings/bank`. Failures are thrown as `Outage`. */
export interface SettingsRepository {
  /** The stored settings, or the defaults when there are none. */
  shop(): Promise<ShopSettings>
  /** For signed-in visitors: the account for bank transfers; null while the owner has set none. */
  bankAccount(): Promise<BankAccount | null>
  /**
   * For admins: writes only the changed settings. Error `settings-changed`: the stored value of one of
   * them differs from `before`, for example because another admin changed it. A new bank account needs
   * a recent sign-in, and is added to the audit log.
   */
  save(
    before: AdminSettings,
    changes: Partial<AdminSettings>,
  ): Promise<Result<void, 'settings-changed' | RecentSignInRequired>>
}
