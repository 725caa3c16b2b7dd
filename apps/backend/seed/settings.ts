import { defaultShopSettings, type BankAccount, type ShopSettings } from '@storefront/domain'

/** `settings/shop`: shipping 5.00, free from 100.00, sales not paused (spec section 16.2). */
export const seedSettings: ShopSettings = defaultShopSettings

/** What the demonstration's settings add, so that it shows a whole purchase; never written to a real project. */
export const demoSettings = {
  transferOffered: true,
  transferDays: 3,
  deliveryDays: { from: 2, to: 5 },
  contact: { email: '', phone: '', whatsapp: '+593 99 000 0000' },
  contactE164: { phone: '', whatsapp: '+593990000000' },
} as const satisfies Partial<ShopSettings>

/** The demonstration's invented `settings/bank`. */
export const demoBankAccount: BankAccount = {
  bank: 'Banco de los Andes',
  kind: 'checking',
  number: '2100 4456 78',
  holder: 'Destilería de Palora S.A.S.',
  holderId: '1790012344001',
}
