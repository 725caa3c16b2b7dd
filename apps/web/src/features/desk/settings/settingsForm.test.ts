import { defaultShopSettings, languages, ok, type AdminSettings } from '@storefront/domain'
import { expect, it } from 'vitest'

import { editedOf } from '../frame/adminSettingsQuery.ts'
import { settingsForm } from './settingsForm.ts'

const completeSettings: AdminSettings = {
  ...defaultShopSettings,
  shippingCents: 0,
  freeShippingFromCents: null,
  pauseMessage: { es: 'Ley seca.', en: 'Dry law.' },
  pause: { startsAt: Date.UTC(2026, 1, 7, 17), endsAt: Date.UTC(2026, 1, 9, 17) },
  maxBottlesPerOrder: 6,
  pendingDays: 3,
  lowStock: 12,
  provinceTerms: [
    {
      province: 'Galápagos',
      shippingCents: 1500,
      deliveryDays: { from: 10, to: 15 },
      onDeliveryOffered: false,
    },
    { province: 'Napo', shippingCents: null, deliveryDays: null, onDeliveryOffered: true },
  ],
  deliveryDays: { from: 2, to: 5 },
  transferOffered: true,
  transferDays: 3,
  lettersOn: true,
  bankAccount: {
    bank: 'Banco del Austro',
    kind: 'savings',
    number: '2200456',
    holder: 'Amaru S.A.S.',
    holderId: '1790012344001',
  },
  contact: { email: 'hola@example.com', phone: '02 123 456', whatsapp: '099 123 4567' },
  owner: { legalName: 'Amaru S.A.S.', ruc: '1790012344001', address: 'Quito', returnDays: 15 },
}

it.each([{ ...defaultShopSettings, bankAccount: null }, completeSettings])(
  'the form of %j is checked to the same settings',
  (settings) => {
    for (const language of languages) {
      const { reviewed: _, ...edited } = editedOf(settings)
      expect(settingsForm.check(settingsForm.formOf(settings, language))).toEqual(ok(edited))
    }
  },
)
