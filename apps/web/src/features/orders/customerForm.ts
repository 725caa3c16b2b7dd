import type { CustomerField } from '@storefront/domain'

import { profileForm, type TextFieldForm } from '../account/profileForm.ts'

/** The fields of an order's customer: those of the profile, with the address in its parts. */
export const customerForm = {
  ...profileForm,
  email: {
    label: 'fields.email',
    hint: 'fields.emailHint',
    input: { type: 'email', autoComplete: 'email' },
    inList: { es: 'correo', en: 'e-mail' },
  },
  direccion: {
    label: 'fields.street',
    hint: 'fields.streetHint',
    input: { autoComplete: 'address-line1', autoCapitalize: 'words' },
    inList: { es: 'calle', en: 'street' },
  },
  city: {
    label: 'fields.city',
    hint: null,
    input: { autoComplete: 'address-level2', autoCapitalize: 'words' },
    inList: { es: 'ciudad', en: 'city' },
  },
  province: {
    label: 'fields.province',
    hint: null,
    input: { autoComplete: 'address-level1' },
    inList: { es: 'provincia', en: 'province' },
  },
  reference: {
    label: 'fields.reference',
    hint: 'fields.referenceHint',
    input: { autoComplete: 'address-line2' },
    inList: { es: 'referencia', en: 'landmark' },
  },
} as const satisfies Readonly<Record<CustomerField, TextFieldForm>>
