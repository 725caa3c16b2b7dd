import {
  checkCustomer,
  checkDeskCustomer,
  checkDeskReceiver,
  checkReceiver,
  customerFields,
  err,
  mapRecord,
  ok,
  type CheckedCustomer,
  type CheckedReceiver,
  type CustomerField,
  type FieldErrors,
  type Result,
} from '@storefront/domain'

import { profileForm, type TextFieldForm } from '../../account/access/profileForm.ts'

/** The inputs of who receives a gift; the address in the form is then the receiver's. */
export const receiverInputs = ['receiverName', 'receiverTelephone'] as const

export type ReceiverInput = (typeof receiverInputs)[number]

/** The inputs of the people of an order. */
export type PersonInput = CustomerField | ReceiverInput

/** How an order gets to whom: its address is the customer's, nobody's, or the receiver's. */
export type Way = 'ship' | 'pickup' | 'gift'

/** Whoever picks an order up receives it. */
export const wayOf = (isGift: boolean, pickupAddress: string): Way =>
  pickupAddress !== '' ? 'pickup' : isGift ? 'gift' : 'ship'

/** The people of an order. */
export interface People {
  readonly customer: CheckedCustomer
  readonly receiver: CheckedReceiver | null
}

/** What a buyer has to say of the people of an order, and what an admin. */
const checks = {
  buyer: { customer: checkCustomer, receiver: checkReceiver },
  desk: { customer: checkDeskCustomer, receiver: checkDeskReceiver },
} as const

/** Checks the people of an order in the values of a form. */
export function checkPeople(
  values: Readonly<Record<PersonInput, string>>,
  way: Way,
  by: keyof typeof checks,
): Result<People, FieldErrors<PersonInput>> {
  const form = mapRecord(customerFields, (_, field) => values[field])
  const customer = checks[by].customer(form, way !== 'ship')
  const receiver =
    way === 'gift'
      ? checks[by].receiver({
          ...form,
          nombre: values.receiverName,
          telefono: values.receiverTelephone,
        })
      : ok(null)
  if (customer.ok && receiver.ok) return ok({ customer: customer.value, receiver: receiver.value })
  const { nombre, telefono, ...address } = receiver.ok ? {} : receiver.error
  return err({
    ...(!customer.ok && customer.error),
    ...address,
    ...(nombre !== undefined && { receiverName: nombre }),
    ...(telefono !== undefined && { receiverTelephone: telefono }),
  })
}

const { nombre, cedula, telefono } = profileForm

/** The fields of an order's customer: three of the profile's, and the address in its parts. */
export const customerInputs = {
  nombre,
  cedula,
  telefono,
  businessName: {
    label: 'fields.businessName',
    hint: 'fields.businessNameHint',
    input: { autoComplete: 'organization', autoCapitalize: 'words' },
  },
  email: {
    label: 'fields.email',
    hint: 'fields.emailHint',
    input: { type: 'email', autoComplete: 'email' },
  },
  direccion: {
    label: 'fields.street',
    hint: 'fields.streetHint',
    input: { autoComplete: 'address-line1', autoCapitalize: 'words' },
  },
  city: {
    label: 'fields.city',
    hint: null,
    input: { autoComplete: 'address-level2', autoCapitalize: 'words' },
  },
  province: {
    label: 'fields.province',
    hint: null,
    input: { autoComplete: 'address-level1' },
  },
  reference: {
    label: 'fields.reference',
    hint: 'fields.referenceHint',
    input: { autoComplete: 'address-line2' },
  },
} as const satisfies Readonly<Record<CustomerField, TextFieldForm>>
