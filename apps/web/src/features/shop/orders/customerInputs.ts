import type { CustomerField } from '@storefront/domain'

import { profileForm, type TextFieldForm } from '../../account/access/profileForm.ts'

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
