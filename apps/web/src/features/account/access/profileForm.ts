import type { ProfileField } from '@storefront/domain'

/** How the site asks for a text of a person, and what it says about it. */
export interface TextFieldForm {
  /** The key of its label, among the messages of `account`. */
  readonly label: string
  /** The key of what helps to fill it in, or null. */
  readonly hint: string | null
  readonly input: {
    readonly type?: 'email' | 'tel'
    readonly autoComplete: string
    readonly autoCapitalize?: 'words'
    readonly spellCheck?: false
  }
}

/** The fields of a profile, in the order of its form. The domain's `profileFields` says which there are. */
export const profileForm = {
  nombre: {
    label: 'fields.nombre',
    hint: 'fields.nombreHint',
    input: { autoComplete: 'name', autoCapitalize: 'words' },
  },
  // Without a numeric keyboard: passports have letters.
  cedula: {
    label: 'fields.cedula',
    hint: 'fields.cedulaHint',
    input: { autoComplete: 'off', spellCheck: false },
  },
  telefono: {
    label: 'fields.telefono',
    hint: 'fields.telefonoHint',
    input: { type: 'tel', autoComplete: 'tel' },
  },
  direccion: {
    label: 'fields.direccion',
    hint: null,
    input: { autoComplete: 'street-address' },
  },
} as const satisfies Readonly<Record<ProfileField, TextFieldForm>>
