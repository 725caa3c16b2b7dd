import { bareId } from '../account/personalId.ts'
import { profileFields } from '../account/profile.ts'
import { checkAmount } from '../money/checkAmount.ts'
import { cleanText } from '../shared/cleanText.ts'
import {
  checkFields,
  type CheckedField,
  type FieldErrorCode,
  type FieldErrors,
} from '../shared/fieldErrors.ts'
import { checkOptional, checkRange } from '../shared/numberFields.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { checkContent, checkEmail, checkLength, checkText } from '../shared/textFields.ts'
import { provinces, type Province } from './address.ts'
import { timeFromInput } from './shopCalendar.ts'
import {
  accountNumberIn,
  bankAccountKinds,
  isHolderId,
  settingsBounds,
  type CheckedSettings,
  type DeliveryDays,
  type Pause,
} from './shopSettings.ts'

/** The fields in the row of a province. */
export const provinceFields = (province: string) =>
  ({
    shipping: `shipping ${province}`,
    deliveryFrom: `deliveryFrom ${province}`,
    deliveryTo: `deliveryTo ${province}`,
    onDelivery: `onDelivery ${province}`,
  }) as const

type ProvinceFields = ReturnType<typeof provinceFields>

/** A field in the row of a province; the form has those of its `provinces` only. */
export type ProvinceField = ProvinceFields[keyof ProvinceFields]

/** The numbers in rows, once they are read. */
type ProvinceNumbers = Record<Exclude<ProvinceField, ProvinceFields['onDelivery']>, number | null>

/** The list of the provinces that have a row, as the value of the field `provinces`. */
export const provinceRows = (listed: readonly Province[]): string =>
  provinces.filter((province) => listed.includes(province)).join(', ')

/** The provinces that have a row in the form. */
export const provincesIn = (form: { readonly provinces: string }): readonly Province[] =>
  provinces.filter((province) => form.provinces.split(', ').includes(province))

/** The fields of the settings form, in the order of the page, without those of its rows. */
export const shopSettingsFields = [
  'pauseStarts',
  'pauseEnds',
  'messageEs',
  'messageEn',
  'shipping',
  'freeShippingFrom',
  'deliveryFrom',
  'deliveryTo',
  'provinces',
  'pickupAddress',
  'transferOffered',
  'onDeliveryOffered',
  'bank',
  'bankKind',
  'bankNumber',
  'bankHolderId',
  'bankHolder',
  'transferDays',
  'maxBottles',
  'pendingDays',
  'lowStock',
  'lettersOn',
  'contactEmail',
  'contactPhone',
  'contactWhatsapp',
  'ownerName',
  'ownerRuc',
  'ownerAddress',
  'returnDays',
] as const

export type ShopSettingsField = (typeof shopSettingsFields)[number] | ProvinceField

type Form = Readonly<Record<ShopSettingsField, string>>

/**
 * Checks edited settings (spec section 5.8). A checked box is `on`, times are in Ecuador's time zone. The fields of the
 * delivery and of the bank account must be either all filled in or all empty; a province with empty fields has the shop's
 * terms.
 */
export function checkShopSettings(
  form: Form,
): Result<CheckedSettings, FieldErrors<ShopSettingsField>> {
  const checked = checkFields({
    ...checkSales(form),
    ...checkTransfers(form),
    ...checkSeller(form),
  })
  const rows = checkFields<ProvinceNumbers>(checkProvinces(form))
  if (!checked.ok || !rows.ok) return err({ ...errorsOf(checked), ...errorsOf(rows) })
  const { bank, bankKind, ...typed } = checked.value
  return ok({
    shippingCents: typed.shipping,
    freeShippingFromCents: typed.freeShippingFrom,
    provinceTerms: provincesIn(form).map((province) => {
      const { shipping, deliveryFrom, deliveryTo, onDelivery } = provinceFields(province)
      return {
        province,
        shippingCents: rows.value[shipping] ?? null,
        deliveryDays: daysOf(rows.value[deliveryFrom] ?? null, rows.value[deliveryTo] ?? null),
        onDeliveryOffered: isOn(form[onDelivery]),
      }
    }),
    pickupAddress: typed.pickupAddress,
    pause: pauseOf(typed),
    pauseMessage: { es: typed.messageEs, en: typed.messageEn },
    maxBottlesPerOrder: typed.maxBottles,
    transferOffered: isOn(form.transferOffered),
    onDeliveryOffered: isOn(form.onDeliveryOffered),
    transferDays: typed.transferDays,
    lettersOn: isOn(form.lettersOn),
    pendingDays: typed.pendingDays,
    lowStock: typed.lowStock,
    deliveryDays: daysOf(typed.deliveryFrom, typed.deliveryTo),
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
  const days = checkDays(form.deliveryFrom, form.deliveryTo)
  return {
    shipping: checkShipping(form.shipping),
    pickupAddress: checkLength(form.pickupAddress, settingsBounds.address),
    freeShippingFrom: checkOptional(form.freeShippingFrom, checkAmount),
    deliveryFrom: days.from,
    deliveryTo: days.to,
    maxBottles: checkRange(form.maxBottles, 1, settingsBounds.bottles),
    pendingDays: checkRange(form.pendingDays, 1, settingsBounds.pendingDays),
    lowStock: checkRange(form.lowStock, 0, settingsBounds.lowStock),
    ...checkPause(form),
    messageEs: checkLength(form.messageEs, settingsBounds.message),
    messageEn: checkLength(form.messageEn, settingsBounds.message),
  }
}

type PauseForm = Pick<Form, 'pauseStarts' | 'pauseEnds'>

function checkPause({ pauseStarts, pauseEnds }: PauseForm) {
  const start = checkTogether([pauseStarts, pauseEnds], checkTime)(pauseStarts)
  return {
    pauseStarts: start,
    pauseEnds: checkEnd(start, checkOptional(pauseEnds, checkTime), 1),
  }
}

const pauseOf = (typed: Record<keyof PauseForm, number | null>): Pause | null =>
  typed.pauseStarts === null ? null : { startsAt: typed.pauseStarts, endsAt: typed.pauseEnds }

/** The pause as it is typed; null without one, and while it is not valid. */
export function typedPause(form: PauseForm): Pause | null {
  const checked = checkFields(checkPause(form))
  return checked.ok ? pauseOf(checked.value) : null
}

const errorsOf = <Errors extends object>(checked: Result<unknown, Errors>) =>
  checked.ok ? {} : checked.error

/** Checks the row of each province that has one. */
function checkProvinces(form: Form) {
  const checked = provincesIn(form).flatMap((province) => {
    const { shipping, deliveryFrom, deliveryTo } = provinceFields(province)
    const days = checkDays(form[deliveryFrom] ?? '', form[deliveryTo] ?? '')
    return [
      [shipping, checkOptional(form[shipping] ?? '', checkShipping)],
      [deliveryFrom, days.from],
      [deliveryTo, days.to],
    ] as const
  })
  // Object.fromEntries loses the type of the names.
  return Object.fromEntries(checked) as Record<keyof ProvinceNumbers, CheckedField<number | null>>
}

function checkDays(from: string, to: string) {
  const check = checkTogether([from, to], (typed) =>
    checkRange(typed, 1, settingsBounds.deliveryDays),
  )
  return { from: check(from), to: checkEnd(check(from), check(to), 0) }
}

const daysOf = (from: number | null, to: number | null): DeliveryDays | null =>
  from === null || to === null ? null : { from, to }

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
    bankNumber: checkAccountNumber(check(bankNumber, settingsBounds.accountNumber)),
    bankHolder: check(bankHolder, settingsBounds.holder),
    bankHolderId: checkThat(
      check(bankHolderId, settingsBounds.holderId),
      isHolderId,
      'holder-id-invalid',
    ),
    onDeliveryOffered:
      isOn(form.onDeliveryOffered) || isOn(form.transferOffered)
        ? ok(form.onDeliveryOffered)
        : err('payment-missing'),
    transferDays: checkOptional(form.transferDays, (typed) =>
      checkRange(typed, 1, settingsBounds.transferDays),
    ),
  }
}

/** Checks the shop's contact and owner. */
function checkSeller(form: Form) {
  return {
    contactEmail: cleanText(form.contactEmail) === '' ? ok('') : checkEmail(form.contactEmail),
    contactPhone: checkTelephone(form.contactPhone),
    contactWhatsapp: checkTelephone(form.contactWhatsapp),
    ownerName: checkLength(form.ownerName, settingsBounds.legalName),
    ownerRuc: checkRuc(form.ownerRuc),
    ownerAddress: checkLength(form.ownerAddress, settingsBounds.address),
    returnDays: checkOptional(form.returnDays, (typed) =>
      checkRange(typed, 1, settingsBounds.returnDays),
    ),
  }
}

/** Checks the shipping of an order. Errors: those of `checkAmount`, and `out-of-range`. */
export function checkShipping(typed: string): CheckedField<number> {
  const amount = checkAmount(typed)
  return amount.ok && amount.value > settingsBounds.shippingCents ? err('out-of-range') : amount
}

/** Refuses a text that is not what it should be; an empty one is. */
function checkThat(
  text: CheckedField<string>,
  isValid: (text: string) => boolean,
  error: FieldErrorCode,
): CheckedField<string> {
  return text.ok && text.value !== '' && !isValid(text.value) ? err(error) : text
}

/** Checks the number of an account, and returns it without the words around it; an empty one is left. */
function checkAccountNumber(text: CheckedField<string>): CheckedField<string> {
  if (!text.ok || text.value === '') return text
  const number = accountNumberIn(text.value)
  return number === null ? err('account-number-invalid') : ok(number)
}

/** Whether a box is checked. */
const isOn = (box: string | undefined) => box === 'on'

const areGiven = (typed: readonly string[]) => typed.some((text) => cleanText(text) !== '')

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

/** Checks a telephone number, which may be empty. */
const checkTelephone = (typed: string) =>
  checkContent(checkLength(typed, profileFields.telefono.maxLength), 'telephone-invalid')

/** Checks the RUC, Ecuador's taxpayer number of 13 digits, and returns its digits. It may be empty. */
function checkRuc(typed: string): CheckedField<string> {
  const ruc = bareId(typed)
  return cleanText(typed) === '' || /^\d{13}$/.test(ruc) ? ok(ruc) : err('ruc-invalid')
}
