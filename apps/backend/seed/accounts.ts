import { profileTexts, type ProfileTexts, type Role } from '@storefront/domain'

/** A demo account with a verified e-mail address, and the texts of its profile `users/{uid}`. */
export interface SeedAccount extends ProfileTexts {
  readonly uid: string
  readonly email: string
  readonly password: string
  readonly role: Role
}

/** A user with a complete profile. */
export const demoUser: SeedAccount = {
  uid: 'demo-user',
  email: 'visitante@example.com',
  password: 'pitahaya-2026',
  role: 'user',
  nombre: 'Ana Visitante',
  cedula: '1710034065',
  telefono: '+593 99 123 4567',
  direccion: 'Av. Amazonas N24-03\nQuito, Pichincha',
}

/** An admin. */
export const demoAdmin: SeedAccount = {
  uid: 'demo-admin',
  email: 'admin@example.com',
  password: 'pitahaya-admin-2026',
  role: 'admin',
  nombre: 'Luis Administrador',
  cedula: '1713175071',
  telefono: '+593 98 765 4321',
  direccion: 'Vía a Palora km 3, Morona Santiago',
}

export const seedAccounts: readonly SeedAccount[] = [demoUser, demoAdmin]

/** Returns the document `users/{uid}` of an account, without `createdAt`. */
export function profileOf(account: SeedAccount) {
  const { email, role } = account
  return { email, role, emailVerified: true, ...profileTexts(account) }
}
