import type { Role } from '../session/role.ts'
import { checkFields, type FieldErrors } from '../shared/fieldErrors.ts'
import { mapRecord } from '../shared/mapRecord.ts'
import type { Result } from '../shared/result.ts'
import { checkContent, checkLength, type IncompleteText } from '../shared/textFields.ts'

/** A text that a person keeps with the shop. */
export interface TextField {
  /** In UTF-16 characters. */
  readonly maxLength: number
  /** Whether an order needs it. A profile needs none. */
  readonly isRequired: boolean
  /** The error of a text that says nothing. Default: every text says something. */
  readonly incomplete?: IncompleteText
}

/**
 * The texts of a profile that its owner may change (spec section 7). Types, schemas, checks and the customer of an
 * order follow from this table; the site adds each field's words, and the database's rules its length.
 */
export const profileFields = {
  nombre: { maxLength: 120, isRequired: true, incomplete: 'name-incomplete' },
  cedula: { maxLength: 30, isRequired: true },
  telefono: { maxLength: 60, isRequired: true, incomplete: 'telephone-invalid' },
  direccion: { maxLength: 300, isRequired: true, incomplete: 'street-incomplete' },
} as const satisfies Readonly<Record<string, TextField>>

export type ProfileField = keyof typeof profileFields

// Object.keys returns plain strings.
export const profileFieldNames = Object.keys(profileFields) as readonly ProfileField[]

/** The texts of a profile. */
export type ProfileTexts = Readonly<Record<ProfileField, string>>

/** A person's profile, stored in `users/{uid}` (spec section 3). `createdAt` in ms since 1970. */
export interface Profile extends ProfileTexts {
  readonly email: string
  /** True once the owner has signed in after verifying the address. */
  readonly emailVerified: boolean
  readonly role: Role
  readonly createdAt: number | null
}

/** The fields of a new profile; a Google sign-in provides neither name nor cedula. */
export interface NewProfile {
  readonly email: string
  readonly nombre?: string
  readonly cedula?: string
}

/**
 * Checks an edited profile: each text may be empty, or else says something, and has a maximum length. Returns them
 * cleaned.
 */
export function checkProfile(form: ProfileTexts): Result<ProfileTexts, FieldErrors<ProfileField>> {
  const fields: Readonly<Record<ProfileField, TextField>> = profileFields
  return checkFields<Record<ProfileField, string>>(
    mapRecord(fields, ({ maxLength, incomplete }, field) =>
      checkContent(checkLength(form[field], maxLength), incomplete),
    ),
  )
}

/** The texts of a profile, without its other fields. */
export function profileTexts(profile: ProfileTexts): ProfileTexts {
  return mapRecord(profileFields, (_, field) => profile[field])
}

/** The texts that differ from what was read: only these are written. */
export function changedTexts(read: ProfileTexts, edited: ProfileTexts): Partial<ProfileTexts> {
  return Object.fromEntries(
    profileFieldNames.flatMap((field) =>
      edited[field] === read[field] ? [] : [[field, edited[field]] as const],
    ),
  )
}
