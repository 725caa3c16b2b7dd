import { idKindOf, type IdKind } from '../account/personalId.ts'
import {
  profileFields,
  profileTexts,
  type ProfileTexts,
  type TextField,
} from '../account/profile.ts'
import { cleanText } from '../shared/cleanText.ts'
import { checkFields, type CheckedField, type FieldErrors } from '../shared/fieldErrors.ts'
import { mapRecord } from '../shared/mapRecord.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { e164Of, type ReadTelephone } from '../shared/Telephone.ts'
import {
  checkContent,
  checkEmail,
  checkLength,
  checkText,
  maxEmailLength,
} from '../shared/textFields.ts'
import {
  joinAddress,
  readProvince,
  splitAddress,
  type AddressParts,
  type Province,
} from './address.ts'

const { nombre, cedula, telefono, direccion } = profileFields

/**
 * The texts about the buyer of an order and the address. `direccion` is the street here; a profile keeps the
 * whole address in it.
 */
export const customerFields = {
  nombre,
  cedula,
  /** Who the invoice is for, where that is not the buyer: a company, by its RUC. */
  businessName: { maxLength: 120, isRequired: false },
  telefono,
  direccion,
  email: { maxLength: maxEmailLength, isRequired: true },
  city: { maxLength: 80, isRequired: true, incomplete: 'city-incomplete' },
  province: { maxLength: 40, isRequired: true },
  /** A landmark that helps to find the house. */
  reference: { maxLength: 120, isRequired: false },
} as const satisfies Readonly<Record<string, TextField>>

export type CustomerField = keyof typeof customerFields

// Object.keys returns plain strings.
export const customerFieldNames = Object.keys(customerFields) as readonly CustomerField[]

/** The customer as typed. */
export type CustomerForm = Readonly<Record<CustomerField, string>>

/** The customer as checked. */
export interface CheckedCustomer extends CustomerForm {
  /** What kind of id `cedula` is. */
  readonly idKind: IdKind
  /** Empty where there is no address: of an order that is picked up, sold at the desk, or anonymised. */
  readonly province: Province | ''
}

/** The buyer of an order, who also receives it unless it is a gift, and the address. */
export interface Customer extends CheckedCustomer {
  /** The number of `telefono` to call, in E.164; empty if the typed text has none that can be called. */
  readonly telefonoE164: string
}

/** The fields of who receives a gift: those of the customer that the parcel needs. */
const receiverFields = {
  nombre,
  telefono,
  direccion,
  city: customerFields.city,
  province: customerFields.province,
  reference: customerFields.reference,
} as const

export type ReceiverField = keyof typeof receiverFields

// Object.keys returns plain strings.
export const receiverFieldNames = Object.keys(receiverFields) as readonly ReceiverField[]

/** The receiver as typed. */
export type ReceiverForm = Pick<CustomerForm, ReceiverField>

/** The receiver as checked. */
export type CheckedReceiver = Pick<CheckedCustomer, ReceiverField>

/** Who receives a gift, and the address; the customer is who buys it. */
export type Receiver = Pick<Customer, ReceiverField | 'telefonoE164'>

/** The customer or the receiver of an order, with what the shop's server reads out of the telephone. */
export const withE164 = <Person extends CheckedReceiver>(
  checked: Person,
  readTelephone: ReadTelephone,
) => ({ ...checked, telefonoE164: e164Of(checked.telefono, readTelephone) })

/**
 * The people of an order as they were sent. Of one that is picked up nobody else receives it; the customer has an address
 * only where the bottles go there.
 */
export function peopleOf(
  sent: {
    readonly pickupAddress: string
    readonly customer: CheckedCustomer
    readonly receiver: CheckedReceiver | null
  },
  readTelephone: ReadTelephone,
): { readonly customer: Customer; readonly receiver: Receiver | null } {
  const isPickup = sent.pickupAddress !== ''
  const receiver = isPickup ? null : sent.receiver
  const hasAddress = !isPickup && receiver === null
  const customer = hasAddress ? sent.customer : withoutAddress(sent.customer)
  return {
    customer: withE164(customer, readTelephone),
    receiver: receiver && withE164(receiver, readTelephone),
  }
}

/** Who gets the bottles at the door: the receiver of a gift, or the customer. */
export const recipientOf = ({
  customer,
  receiver,
}: {
  readonly customer: Customer
  readonly receiver: Receiver | null
}): Receiver => receiver ?? customer

/** Replaces the customer of an order when the buyer deletes their account. The rest of the order is kept. */
export const anonymisedCustomer: Customer = {
  ...mapRecord(customerFields, () => ''),
  idKind: 'cedula',
  province: '',
  telefonoE164: '',
}

/** What is known of a customer before an order: the profile's texts, with the address in its parts. */
export function customerFormOf(profile: ProfileTexts, email: string): CustomerForm {
  return {
    ...profileTexts(profile),
    ...splitAddress(profile.direccion),
    businessName: '',
    email,
  }
}

/** The texts that a profile keeps of a customer: the address is one of them. */
export function profileTextsOf(customer: CheckedCustomer): ProfileTexts {
  return mapRecord(profileFields, (_, field) =>
    field === 'direccion' ? joinAddress(customer) : customer[field],
  )
}

/**
 * The texts that a profile keeps once an order was placed: its address stays after an order that is picked up, and after
 * a gift, which have none of the buyer.
 */
export function profileTextsAfter(profile: ProfileTexts, customer: CheckedCustomer): ProfileTexts {
  const texts = profileTextsOf(customer)
  return texts.direccion === '' ? { ...texts, direccion: profile.direccion } : texts
}

/** The fields of the address, in the order of a form. */
export const addressFields = ['direccion', 'city', 'province', 'reference'] as const

/** Whether a field is one of the address. */
export const isAddressField = (field: string): field is (typeof addressFields)[number] =>
  addressFields.some((candidate) => candidate === field)

/** The fields about the buyer: all others. */
export const personFields = customerFieldNames.filter((field) => !isAddressField(field))

export type PersonField = (typeof personFields)[number]

export const isPersonField = (field: string): field is PersonField =>
  personFields.some((candidate) => candidate === field)

type AddressForm = Pick<CustomerForm, keyof AddressParts>

/** The address for a form, in which a street of several lines is typed in one. */
export const addressFormOf = (address: AddressForm): AddressForm => ({
  direccion: address.direccion.replaceAll('\n', ', '),
  city: address.city,
  province: address.province,
  reference: address.reference,
})

const noAddress = {
  direccion: '',
  city: '',
  province: '',
  reference: '',
} as const satisfies AddressParts

/** The texts without the address, for an order that is picked up, or goes to the receiver of a gift. */
export const withoutAddress = <Form extends AddressForm>(form: Form) => ({ ...form, ...noAddress })

/** Whether none of the address is given. */
export const hasNoAddress = (form: AddressForm): boolean =>
  addressFields.every((field) => cleanText(form[field]) === '')

/**
 * Checks the customer of an order (spec section 5.7): all is required but the business name and the
 * reference. Of one that does not go to the customer's address, picked up or a gift, the address is left out. Returns
 * the texts cleaned, and the kind of the id, which may be any (`doubtfulIdKind`), or the first error of each field.
 *
 * @param goesElsewhere whether no address is asked
 */
export const checkCustomer = (
  form: CustomerForm,
  goesElsewhere = false,
): Result<CheckedCustomer, FieldErrors<CustomerField>> =>
  goesElsewhere
    ? checkTexts(withoutAddress(form), (field) => isRequired(field) && !isAddressField(field))
    : checkTexts(form, isRequired)

/**
 * Checks the customer that an admin types for an order (spec section 5.7): of somebody at a bar or a fair only the name
 * is needed. Returns the texts cleaned, and the kind of the id.
 */
export const checkDeskCustomer = (
  form: CustomerForm,
  goesElsewhere = false,
): Result<CheckedCustomer, FieldErrors<CustomerField>> =>
  checkTexts(goesElsewhere ? withoutAddress(form) : form, isName)

/** Checks the receiver of a gift that an admin types: only the name is needed. */
export const checkDeskReceiver = (
  form: ReceiverForm,
): Result<CheckedReceiver, FieldErrors<CustomerField>> => checkReceiver(form, isName)

const isName = (field: CustomerField): boolean => field === 'nombre'

/**
 * Checks the receiver of a gift by the rules of the customer's fields. Returns the texts cleaned.
 *
 * @param isNeeded default: as for the customer; at the desk only the name is
 */
export function checkReceiver(
  form: ReceiverForm,
  isNeeded: (field: ReceiverField) => boolean = isRequired,
): Result<CheckedReceiver, FieldErrors<CustomerField>> {
  const checked = checkTexts(
    { ...anonymisedCustomer, ...form },
    (field) => isReceiverField(field) && isNeeded(field),
  )
  if (!checked.ok) return checked
  const {
    cedula: _id,
    businessName: _company,
    email: _email,
    idKind: _kind,
    ...receiver
  } = checked.value
  return ok(receiver)
}

const isReceiverField = (field: CustomerField): field is ReceiverField => field in receiverFields

/** Checks who receives an order, as its buyer corrects it: of one that is picked up no address is asked. */
export const checkRecipient = (
  form: ReceiverForm,
  isPickup: boolean,
): Result<CheckedReceiver, FieldErrors<CustomerField>> =>
  isPickup
    ? checkReceiver(withoutAddress(form), (field) => isRequired(field) && !isAddressField(field))
    : checkReceiver(form)

const isRequired = (field: CustomerField): boolean => customerFields[field].isRequired

/** What is given says something, and has a maximum length. */
function checkTexts(
  form: CustomerForm,
  isNeeded: (field: CustomerField) => boolean,
): Result<CheckedCustomer, FieldErrors<CustomerField>> {
  const fields: Readonly<Record<CustomerField, TextField>> = customerFields
  const texts = mapRecord(fields, ({ maxLength, incomplete }, field) => {
    const check = isNeeded(field) ? checkText : checkLength
    return checkContent(check(form[field], maxLength), incomplete)
  })
  const checked = checkFields<Omit<CheckedCustomer, 'idKind'>>({
    ...texts,
    email: !isNeeded('email') && cleanText(form.email) === '' ? ok('') : checkEmail(form.email),
    province: checkProvince(texts.province),
  })
  if (!checked.ok) return checked
  const customer = { ...checked.value, idKind: idKindOf(checked.value.cedula) }
  // A profile keeps the address as one text.
  const isAddressTooLong = joinAddress(customer).length > profileFields.direccion.maxLength
  return isAddressTooLong ? err({ direccion: 'too-long' }) : ok(customer)
}

function checkProvince(text: CheckedField<string>): CheckedField<Province | ''> {
  if (!text.ok) return text
  const province = readProvince(text.value)
  return province === '' && text.value !== '' ? err('required') : ok(province)
}
