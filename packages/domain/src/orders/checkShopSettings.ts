import { profileFields } from '../account/profile.ts'
import { checkAmount } from '../money/checkAmount.ts'
import { checkFields, type CheckedField, type FieldErrors } from '../shared/fieldErrors.ts'
import { checkOptional, checkRange } from '../shared/numberFields.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { checkEmail, checkLength, checkText } from '../shared/textFields.ts'
import { timeFromInput } from './shopCalendar.ts'
import { bankAccountKinds, settingsBounds, type AdminSettings } from './shopSettings.ts'

/** The fields of the settings form, in the order of the page. */
export const shopSettingsFields = [
  'salesPaused',
  'pauseStarts',
  'pauseEnds',
  'messageEs',
  'messageEn',
  'shipping',
  'freeShippingFrom',
  'deliveryFrom',
  'deliveryTo',
  'maxBottles',
  'pendingDays',
  'transferOffered',
  'transferDays',
  'bank',
  'bankKind',
  'bankNumber',
  'bankHolder',
  'bankHolderId',
  'lettersOn',
  'contactEmail',
  'contactPhone',
  'contactWhatsapp',
  'ownerName',
  'ownerRuc',
  'ownerAddress',
  'returnDays',
] as const

export type ShopSettingsField = (typeof shopSettingsFields)[number]

type Form = Readonly<Record<ShopSettingsField, string>>

/**
 * Checks edited settings (spec section 5.8). A checked box is `on`, times are in Ecuador's time zone.
 * Without a limit shipping is never free; for an empty message the site shows its default. The fields of
 * the delivery, the pause and the bank account must be either all filled in or all empty; transfers
 * are offered only with an account.
 */
export function checkShopSettings(
  form: Form,
): Result<AdminSettings, FieldErrors<ShopSettingsField>> {
  const checked = checkFields({
    ...checkSales(form),
    ...checkTransfers(form),
    ...checkSeller(form),
  })
  if (!checked.ok) return checked
  const { bank, bankKind, deliveryFrom, deliveryTo, pauseStarts, pauseEnds, ...typed } =
    checked.value
  return ok({
    shippingCents: typed.shipping,
    freeShippingFromCents: typed.freeShippingFrom,
    salesPaused: isOn(form.salesPaused),
    salesPausedMessage: { es: typed.messageEs, en: typed.messageEn },
    plannedPause:
      pauseStarts === null || pauseEnds === null
        ? null
        : { startsAt: pauseStarts, endsAt: pauseEnds },
    maxBottlesPerOrder: typed.maxBottles,
    transferOffered: isOn(form.transferOffered),
    transferDays: typed.transferDays,
    lettersOn: isOn(form.lettersOn),
    pendingDays: typed.pendingDays,
    deliveryDays:
      deliveryFrom === null || deliveryTo === null ? null : { from: deliveryFrom, to: deliveryTo },
    bankAccount:
      bankKind === null
        ? null
        : {
            bank,
            kind: bankKind,
            number: typed.bankNumber,
            holder: typed.bankHolder,
            holderId: typed.bankHolderId,
          },
    contact: {
      email: typed.contactEmail,
      phone: typed.contactPhone,
      whatsapp: typed.contactWhatsapp,
    },
    owner: {
      legalName: typed.ownerName,
      ruc: typed.ownerRuc,
      address: typed.ownerAddress,
      returnDays: typed.returnDays,
    },
  })
}

/** Checks shipping, delivery, limits of orders and pauses. */
function checkSales(form: Form) {
  const days = checkTogether([form.deliveryFrom, form.deliveryTo], (typed) =>
    checkRange(typed, 1, settingsBounds.deliveryDays),
  )
  const pause = checkTogether([form.pauseStarts, form.pauseEnds], checkTime)
  return {
    shipping: checkAmount(form.shipping),
    freeShippingFrom: checkOptional(form.freeShippingFrom, checkAmount),
    deliveryFrom: days(form.deliveryFrom),
    deliveryTo: checkEnd(days(form.deliveryFrom), days(form.deliveryTo), 0),
    maxBottles: checkRange(form.maxBottles, 1, settingsBounds.bottles),
    pendingDays: checkRange(form.pendingDays, 1, settingsBounds.pendingDays),
    pauseStarts: pause(form.pauseStarts),
    pauseEnds: checkEnd(pause(form.pauseStarts), pause(form.pauseEnds), 1),
    messageEs: checkLength(form.messageEs, settingsBounds.message),
    messageEn: checkLength(form.messageEn, settingsBounds.message),
  }
}

/** Checks the bank account, which is required if transfers are offered, and the deadline of transfers. */
function checkTransfers(form: Form) {
  const { bank, bankKind, bankNumber, bankHolder, bankHolderId } = form
  const isGiven =
    isOn(form.transferOffered) || areGiven([bank, bankKind, bankNumber, bankHolder, bankHolderId])
  const check = (typed: string, limit: number) => (isGiven ? checkText(typed, limit) : ok(''))
  const kind = bankAccountKinds.find((candidate) => candidate === bankKind) ?? null
  return {
    bank: check(bank, settingsBounds.bank),
    bankKind: isGiven && kind === null ? err('required' as const) : ok(kind),
    bankNumber: check(bankNumber, settingsBounds.accountNumber),
    bankHolder: check(bankHolder, settingsBounds.holder),
    bankHolderId: check(bankHolderId, settingsBounds.holderId),
    transferDays: checkOptional(form.transferDays, (typed) =>
      checkRange(typed, 1, settingsBounds.transferDays),
    ),
  }
}

/** Checks the shop's contact and owner. */
function checkSeller(form: Form) {
  return {
    contactEmail: form.contactEmail.trim() === '' ? ok('') : checkEmail(form.contactEmail),
    contactPhone: checkLength(form.contactPhone, profileFields.telefono.maxLength),
    contactWhatsapp: checkLength(form.contactWhatsapp, profileFields.telefono.maxLength),
    ownerName: checkLength(form.ownerName, settingsBounds.legalName),
    ownerRuc: checkRuc(form.ownerRuc),
    ownerAddress: checkLength(form.ownerAddress, settingsBounds.address),
    returnDays: checkOptional(form.returnDays, (typed) =>
      checkRange(typed, 1, settingsBounds.returnDays),
    ),
  }
}

/** Whether a box is checked. */
const isOn = (box: string) => box === 'on'

const areGiven = (typed: readonly string[]) => typed.some((text) => text.trim() !== '')

/** A check for fields that are either all filled in or all empty; they are null when all are empty. */
function checkTogether(
  fields: readonly string[],
  check: (typed: string) => CheckedField<number>,
): (typed: string) => CheckedField<number | null> {
  return (typed) => (areGiven(fields) ? check(typed) : ok(null))
}

/** Checks that the end is at least `minDifference` after the start. Error: `ends-before-start`. */
function checkEnd(
  start: CheckedField<number | null>,
  end: CheckedField<number | null>,
  minDifference: number,
): CheckedField<number | null> {
  if (!start.ok || !end.ok || start.value === null || end.value === null) return end
  return end.value - start.value >= minDifference ? end : err('ends-before-start')
}

function checkTime(typed: string): CheckedField<number> {
  if (typed.trim() === '') return err('required')
  const time = timeFromInput(typed)
  return time === null ? err('time-invalid') : ok(time)
}

/** Checks the RUC, Ecuador's taxpayer number of 13 digits. It may be empty. */
function checkRuc(typed: string): CheckedField<string> {
  const ruc = typed.trim()
  return ruc === '' || /^\d{13}$/.test(ruc) ? ok(ruc) : err('ruc-invalid')
}
