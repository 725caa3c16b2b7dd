import type { Role } from '../session/role.ts'
import { checkFields, type FieldErrors } from '../shared/fieldErrors.ts'
import type { Result } from '../shared/result.ts'
import { checkLength, maxLength } from '../shared/textFields.ts'

/** The fields of a profile that its owner may change (spec section 7). */
export interface ProfileChanges {
  readonly nombre: string
  readonly cedula: string
  readonly telefono: string
  readonly direccion: string
}

export const profileFields = ['nombre', 'cedula', 'telefono', 'direccion'] as const

/** The given fields that a profile's owner may change, without any other field of the object. */
export function pickProfileChanges(changes: Partial<ProfileChanges>): Partial<ProfileChanges> {
  return Object.fromEntries(
    profileFields.flatMap((field) =>
      changes[field] === undefined ? [] : [[field, changes[field]] as const],
    ),
  )
}

/** A person's profile, stored in `users/{uid}` (spec section 3). `createdAt` in ms since 1970. */
export interface Profile extends ProfileChanges {
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
 * Checks an edited profile: no field is required, each has a maximum length. Returns the four fields
 * that may be written (spec section 7), trimmed.
 */
export function checkProfile(
  form: ProfileChanges,
): Result<ProfileChanges, FieldErrors<keyof ProfileChanges>> {
  return checkFields({
    nombre: checkLength(form.nombre, maxLength.nombre),
    cedula: checkLength(form.cedula, maxLength.cedula),
    telefono: checkLength(form.telefono, maxLength.telefono),
    direccion: checkLength(form.direccion, maxLength.direccion),
  })
}

/** The fields that differ from what was read: only these are written. */
export function changedFields(
  read: ProfileChanges,
  fields: ProfileChanges,
): Partial<ProfileChanges> {
  return Object.fromEntries(
    profileFields.flatMap((field) =>
      fields[field] === read[field] ? [] : [[field, fields[field]] as const],
    ),
  )
}
