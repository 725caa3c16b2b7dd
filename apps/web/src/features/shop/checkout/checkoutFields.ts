import {
  addressFields,
  checkFields,
  checkLength,
  err,
  mapRecord,
  maxGiftNoteLength,
  maxNotesLength,
  ok,
  personFields,
  profileFields,
  type FieldErrorCode,
  type FieldErrors,
  type PaymentMethod,
  type Result,
} from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import {
  checkPeople,
  receiverInputs,
  type People,
  type PersonInput,
  type Way,
} from '../orders/peopleInputs.ts'

/** What the buyer may add in words, and the length it may have. */
export const remarks = { notes: maxNotesLength, giftNote: maxGiftNoteLength } as const

export type Remark = keyof typeof remarks

/** The box by which the buyer confirms that who receives a gift pays for it. */
export const receiverPays = 'receiverPays'

export type CheckoutField = PersonInput | Remark | typeof receiverPays

/** All fields of the form, in the order they are shown. */
export const checkoutFields: readonly CheckoutField[] = [
  ...personFields,
  ...receiverInputs,
  ...addressFields,
  'notes',
  'giftNote',
  receiverPays,
]

/** The id of a field, the target of the summary's links. */
export const fieldId = (field: CheckoutField): string => `checkout-${field}`

/** What a valid form orders with. */
export interface CheckedCheckout extends People, Readonly<Record<Remark, string>> {}

/** Checks what the buyer typed, or has stored. A gift that is paid on delivery asks first who pays for it. */
export function checkCheckout(
  people: Readonly<Record<PersonInput, string>>,
  typed: Readonly<Record<Remark | typeof receiverPays, string>>,
  way: Way,
  paymentMethod: PaymentMethod,
): Result<CheckedCheckout, FieldErrors<CheckoutField>> {
  const checked = checkPeople(people, way, 'buyer')
  const isUnconfirmed =
    way === 'gift' && paymentMethod === 'onDelivery' && typed.receiverPays === ''
  const checkedRemarks = checkFields<Record<Remark, string>>(
    mapRecord(remarks, (maxLength, remark) => checkLength(typed[remark], maxLength)),
  )
  if (checked.ok && checkedRemarks.ok && !isUnconfirmed) {
    return ok({ ...checked.value, ...checkedRemarks.value })
  }
  return err({
    ...(checked.ok ? {} : checked.error),
    ...(checkedRemarks.ok ? {} : checkedRemarks.error),
    ...(isUnconfirmed && { receiverPays: 'required' as const }),
  })
}

/** Says what is missing or wrong: as the line of the summary, and at the field. */
export function useErrorText(): (field: CheckoutField, code: FieldErrorCode) => string {
  const { t } = useTranslation(['checkout', 'shared'])
  return (field, code) => {
    if (code === 'required') return t(`errors.missing.${field}`)
    if (code === 'too-long')
      return t(`errors.tooLong.${field}`, { most: profileFields.direccion.maxLength })
    return field === 'receiverName' || field === 'receiverTelephone'
      ? t(`errors.wrong.${field}`)
      : t(`shared:fieldErrors.${code}`)
  }
}
