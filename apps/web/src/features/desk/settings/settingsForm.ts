import {
  checkShopSettings,
  provinceFields,
  provinces,
  shopSettingsFields,
  toDecimal,
  toTimeInput,
  type AdminSettings,
  type CheckedSettings,
  type Language,
  type ShopSettingsField,
} from '@storefront/domain'
import { formatForInput } from '@storefront/i18n'

import type { FormDefinition, FormValues } from '../../../shared/forms/useRecordForm.ts'

export const settingsForm: FormDefinition<AdminSettings, ShopSettingsField, CheckedSettings> = {
  fields: shopSettingsFields,
  checkboxes: [
    'transferOffered',
    'onDeliveryOffered',
    'lettersOn',
    ...provinces.map((province) => provinceFields(province).onDelivery),
  ],
  formOf,
  check: checkShopSettings,
}

const whole = (number: number | null | undefined) => number?.toString() ?? ''
const time = (ms: number | null | undefined) => (ms == null ? '' : toTimeInput(ms))

function formOf(settings: AdminSettings, language: Language): FormValues<ShopSettingsField> {
  const amount = (cents: number) => formatForInput(toDecimal(cents), language, 2)
  const { freeShippingFromCents, pause, deliveryDays, bankAccount } = settings
  const { contact, owner } = settings
  return {
    shipping: amount(settings.shippingCents),
    freeShippingFrom: freeShippingFromCents === null ? '' : amount(freeShippingFromCents),
    deliveryFrom: whole(deliveryDays?.from),
    deliveryTo: whole(deliveryDays?.to),
    pickupAddress: settings.pickupAddress,
    maxBottles: whole(settings.maxBottlesPerOrder),
    ...provinceValues(settings, amount),
    transferOffered: settings.transferOffered ? 'on' : '',
    onDeliveryOffered: settings.onDeliveryOffered ? 'on' : '',
    transferDays: whole(settings.transferDays),
    lettersOn: settings.lettersOn ? 'on' : '',
    pendingDays: whole(settings.pendingDays),
    pauseStarts: time(pause?.startsAt),
    pauseEnds: time(pause?.endsAt),
    messageEs: settings.pauseMessage.es,
    messageEn: settings.pauseMessage.en,
    bank: bankAccount?.bank ?? '',
    bankKind: bankAccount?.kind ?? '',
    bankNumber: bankAccount?.number ?? '',
    bankHolder: bankAccount?.holder ?? '',
    bankHolderId: bankAccount?.holderId ?? '',
    contactEmail: contact.email,
    contactPhone: contact.phone,
    contactWhatsapp: contact.whatsapp,
    ownerName: owner.legalName,
    ownerRuc: owner.ruc,
    ownerAddress: owner.address,
    returnDays: whole(owner.returnDays),
  }
}

export type ProvinceField = ReturnType<typeof provinceFields>['shipping' | 'onDelivery']

function provinceValues(
  { provinceTerms }: AdminSettings,
  amount: (cents: number) => string,
): FormValues<ProvinceField> {
  const values = provinces.flatMap((province): (readonly [ProvinceField, string])[] => {
    const { shipping, onDelivery } = provinceFields(province)
    const terms = provinceTerms.find((one) => one.province === province)
    const cents = terms?.shippingCents ?? null
    return [
      [shipping, cents === null ? '' : amount(cents)],
      [onDelivery, terms?.onDeliveryOffered === false ? '' : 'on'],
    ]
  })
  // Object.fromEntries loses the type of the names.
  return Object.fromEntries(values) as FormValues<ProvinceField>
}
