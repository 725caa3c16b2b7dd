import { defaultShopSettings, reviewedParts, type AdminSettings } from '@storefront/domain'

/** Settings without an empty field. */
export const completeSettings: AdminSettings = {
  ...defaultShopSettings,
  transferOffered: true,
  transferDays: 3,
  deliveryDays: { from: 2, to: 5 },
  bankAccount: {
    bank: 'Banco de los Andes',
    kind: 'checking',
    number: '2100445678',
    holder: 'Destilería de Palora S.A.S.',
    holderId: '1790012344001',
  },
  owner: {
    legalName: 'Destilería de Palora S.A.S.',
    ruc: '1790012344001',
    address: 'Calle Doce, Puyo',
    returnDays: 15,
  },
  reviewed: reviewedParts,
}
