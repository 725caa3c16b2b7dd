import type { CustomerField } from '@storefront/domain'

import { profileForm, type TextFieldForm } from '../account/profileForm.ts'

const { nombre, cedula, telefono } = profileForm

/** The fields of an order's customer: three of the profile's, and the address in its parts. */
export const customerForm = {
  nombre,
  cedula,
  telefono,
  businessName: {
    label: 'fields.businessName',
    hint: 'fields.businessNameHint',
    input: { autoComplete: 'organization', autoCapitalize: 'words' },
    inList: { es: 'razón social', en: 'business name' },
  },
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
