import { describe, expect, it } from 'vitest'

import { aProfile } from '../testing/builders.ts'
import { profileSchema } from './profileSchema.ts'

describe('profileSchema', () => {
  it('reads a complete profile unchanged', () => {
    expect(profileSchema.parse(aProfile({ role: 'admin' }))).toEqual(aProfile({ role: 'admin' }))
  })

  it('reads the profile of a Google sign-in without a name, with the default role `user`', () => {
    const created = { email: 'rosa@example.com', emailVerified: false, createdAt: 1 }
    expect(profileSchema.parse(created)).toEqual({
      ...created,
      nombre: '',
      cedula: '',
      telefono: '',
      direccion: '',
      role: 'user',
    })
  })

  it.each(['owner', 'Admin', 7, null, ['admin']])('reads the role %j as `user`', (role) => {
    expect(profileSchema.parse({ ...aProfile(), role }).role).toBe('user')
  })

  it.each([
    { nombre: 7 },
    { email: null },
    { email: undefined },
    { emailVerified: 'yes' },
    { emailVerified: undefined },
    { createdAt: 'yesterday' },
    { createdAt: undefined },
  ])('refuses %j', (wrong) => {
    expect(profileSchema.safeParse({ ...aProfile(), ...wrong }).success).toBe(false)
  })
})
