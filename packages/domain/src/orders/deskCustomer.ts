import { idKindOf } from '../account/personalId.ts'
import { profileFields, type TextField } from '../account/profile.ts'
import { cleanText } from '../shared/cleanText.ts'
import { checkFields, type FieldErrors } from '../shared/fieldErrors.ts'
import { mapRecord } from '../shared/mapRecord.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { checkContent, checkEmail, checkLength, checkText } from '../shared/textFields.ts'
import { isProvince, joinAddress, type Province } from './address.ts'
import {
  customerFields,
  type CheckedCustomer,
  type CustomerField,
  type CustomerForm,
} from './customer.ts'

/**
 * Checks the customer that an admin types for an order (spec section 5.7): of somebody at a bar or a fair only the name
 * is needed. What is given says something, and has a maximum length. Returns the texts cleaned, and the kind of the id.
 */
export function checkDeskCustomer(
  form: CustomerForm,
): Result<CheckedCustomer, FieldErrors<CustomerField>> {
  const fields: Readonly<Record<CustomerField, TextField>> = customerFields
  const checked = checkFields<Record<CustomerField, string>>({
    ...mapRecord(fields, ({ maxLength, incomplete }, field) => {
      const check = field === 'nombre' ? checkText : checkLength
      return checkContent(check(form[field], maxLength), incomplete)
    }),
    email: cleanText(form.email) === '' ? ok('') : checkEmail(form.email),
  })
  if (!checked.ok) return checked
  const { province, cedula } = checked.value
  if (!isProvinceOrNone(province)) return err({ province: 'required' })
  const customer = { ...checked.value, province, idKind: idKindOf(cedula) }
  const isAddressTooLong = joinAddress(customer).length > profileFields.direccion.maxLength
  return isAddressTooLong ? err({ direccion: 'too-long' }) : ok(customer)
}

const isProvinceOrNone = (text: string): text is Province | '' => text === '' || isProvince(text)
