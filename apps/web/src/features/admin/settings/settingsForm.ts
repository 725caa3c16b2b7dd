import {
  checkShopSettings,
  shopSettingsFields,
  toDecimal,
  toTimeInput,
  type AdminSettings,
  type Language,
  type ShopSettingsField,
} from '@storefront/domain'

import { formatForInput } from '../../../shared/i18n/format.ts'
import type { FormDefinition, FormValues } from '../frame/useEdit.ts'

export const settingsForm: FormDefinition<AdminSettings, ShopSettingsField, AdminSettings> = {
  fields: shopSettingsFields,
  checkboxes: ['salesPaused', 'transferOffered', 'lettersOn'],
  formOf,
  check: checkShopSettings,
}

const whole = (number: number | null | undefined) => number?.toString() ?? ''
const time = (ms: number | undefined) => (ms === undefined ? '' : toTimeInput(ms))

function formOf(settings: AdminSettings, language: Language): FormValues<ShopSettingsField> {
  const amount = (cents: number) => formatForInput(toDecimal(cents), language, 2)
  const { freeShippingFromCents, plannedPause, deliveryDays, bankAccount } = settings
  const { contact, owner } = settings
  return {
    shipping: amount(settings.shippingCents),
    freeShippingFrom: freeShippingFromCents === null ? '' : amount(freeShippingFromCents),
    deliveryFrom: whole(deliveryDays?.from),
    deliveryTo: whole(deliveryDays?.to),
    maxBottles: whole(settings.maxBottlesPerOrder),
    transferOffered: settings.transferOffered ? 'on' : '',
    transferDays: whole(settings.transferDays),
    lettersOn: settings.lettersOn ? 'on' : '',
    pendingDays: whole(settings.pendingDays),
    salesPaused: settings.salesPaused ? 'on' : '',
    pauseStarts: time(plannedPause?.startsAt),
    pauseEnds: time(plannedPause?.endsAt),
    messageEs: settings.salesPausedMessage.es,
    messageEn: settings.salesPausedMessage.en,
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
