import type { BankAccount, ShopSettings } from './shopSettings.ts'

/** Port: reads `settings/shop` and `settings/bank`; commands write them. Failures are thrown as `Outage`. */
export interface SettingsRepository {
  /** The stored settings, or the defaults when there are none. */
  shop(): Promise<ShopSettings>
  /** For admins: the account for bank transfers; null while the owner has set none. */
  bankAccount(): Promise<BankAccount | null>
}
