import {
  automaticActor,
  defaultShopSettings,
  type Language,
  type LetterKind,
  type Order,
} from '@storefront/domain'

import { sampleLetter } from '../sampleLetter.ts'
import type { LetterData } from '../templates/letterData.ts'

const now = Date.UTC(2026, 10, 23, 15)

/** A shop that takes transfers. */
export const shop = {
  settings: {
    ...defaultShopSettings,
    transferOffered: true,
    transferDays: 3,
    deliveryDays: { from: 2, to: 5 },
    contact: { email: 'pedidos@example.com', phone: '02 234 5678', whatsapp: '099 123 4567' },
    contactE164: { phone: '+59322345678', whatsapp: '+593991234567' },
  },
  bankAccount: {
    bank: 'Banco de los Andes',
    kind: 'checking',
    number: '2100 4456 78',
    holder: 'Destilería de Palora S.A.S.',
    holderId: '1790012344001',
  },
  now,
} as const satisfies Parameters<typeof sampleLetter>[1]

/** The data of a letter, with what is different about its order. */
export function aLetter(
  kind: LetterKind,
  { paymentMethod = 'transfer', ...order }: Partial<Order> = {},
  language: Language = 'es',
): LetterData {
  const data = sampleLetter(kind, shop, language, paymentMethod)
  return { ...data, order: { ...data.order, ...order } }
}

/** What is different about an order that the shop's schedule has cancelled. */
export const cancelledAutomatically: Partial<Order> = {
  activity: [{ kind: 'cancelled', by: automaticActor, at: now }],
}
