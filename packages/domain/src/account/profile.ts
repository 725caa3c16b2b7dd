import type { Role } from '../session/role.ts'
import type { Result } from '../shared/result.ts'
import { checkFields, type FieldErrors } from '../shared/fieldErrors.ts'
import { checkLength, maxLength } from '../shared/textFields.ts'

/** Fields of a profile that its owner may change (spec section 7). */
export interface ProfileChanges {
  readonly nombre: string
  readonly cedula: string
  readonly telefono: string
  readonly direccion: string
}

export const profileFields = ['nombre', 'cedula', 'telefono', 'direccion'] as const

/** The fields among these that a profile's owner may change; whatever else comes with them is left out. */
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
  /** Whether its owner has signed in since they showed that the address is theirs. */
  readonly emailVerified: boolean
  readonly role: Role
  readonly createdAt: number | null
}

/** What a profile starts with; a Google sign-in knows neither name nor cedula. */
export interface NewProfile {
  readonly email: string
  readonly nombre?: string
  readonly cedula?: string
}

/**
 * Checks an edited profile: nothing is required, but the fields have their lengths. Gives the four
 * fields that may be written (spec section 7), without surrounding spaces.
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

/** The fields that hold something else than when they were read: only those are to be written. */
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
