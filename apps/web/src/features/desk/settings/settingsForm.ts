import {
  checkShopSettings,
  provinceFields,
  provinceRows,
  provinces,
  provincesIn,
  shopSettingsFields,
  toDecimal,
  toTimeInput,
  type AdminSettings,
  type CheckedSettings,
  type Language,
  type ProvinceField,
  type ShopSettingsField,
} from '@storefront/domain'
import { formatForInput } from '@storefront/i18n'

import type { FormDefinition, FormValues } from '../../../shared/forms/useRecordForm.ts'

export const settingsForm: FormDefinition<AdminSettings, ShopSettingsField, CheckedSettings> = {
  fields: shopSettingsFields,
  rowFields: (typed) =>
    provincesIn(typed).flatMap((province) => Object.values(provinceFields(province))),
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
    provinces: provinceRows(settings.provinceTerms.map(({ province }) => province)),
    ...provinceValues(settings, amount),
    transferOffered: settings.transferOffered ? 'on' : '',
    onDeliveryOffered: settings.onDeliveryOffered ? 'on' : '',
    transferDays: whole(settings.transferDays),
    lettersOn: settings.lettersOn ? 'on' : '',
    pendingDays: whole(settings.pendingDays),
    lowStock: whole(settings.lowStock),
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

function provinceValues(
  { provinceTerms }: AdminSettings,
  amount: (cents: number) => string,
): FormValues<ProvinceField> {
  const values = provinceTerms.map((terms) => {
    const { shipping, deliveryFrom, deliveryTo, onDelivery } = provinceFields(terms.province)
    const { shippingCents, deliveryDays, onDeliveryOffered } = terms
    return {
      [shipping]: shippingCents === null ? '' : amount(shippingCents),
      [deliveryFrom]: whole(deliveryDays?.from),
      [deliveryTo]: whole(deliveryDays?.to),
      [onDelivery]: onDeliveryOffered ? 'on' : '',
    }
  })
  // Object.assign loses the type of the names.
  return Object.assign({}, ...values) as FormValues<ProvinceField>
}
