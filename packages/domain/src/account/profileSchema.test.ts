import { describe, expect, it } from 'vitest'

import { aProfile } from '../testing/builders.ts'
import { profileSchema } from './profileSchema.ts'

describe('profileSchema', () => {
  it('reads a complete profile unchanged', () => {
    expect(profileSchema.parse(aProfile({ role: 'admin' }))).toEqual(aProfile({ role: 'admin' }))
  })

  it('reads the profile of a Google sign-in without a name, with the default role `user`', () => {
    expect(profileSchema.parse({ email: 'rosa@example.com' })).toEqual({
      email: 'rosa@example.com',
      emailVerified: false,
      nombre: '',
      cedula: '',
      telefono: '',
      direccion: '',
      role: 'user',
      createdAt: null,
    })
  })

  it.each(['owner', 'Admin', 7, null, ['admin']])('reads the role %j as `user`', (role) => {
    expect(profileSchema.parse({ ...aProfile(), role }).role).toBe('user')
  })

  it.each([{ nombre: 7 }, { email: null }, { emailVerified: 'yes' }, { createdAt: 'yesterday' }])(
    'refuses %j',
    (wrong) => {
      expect(profileSchema.safeParse({ ...aProfile(), ...wrong }).success).toBe(false)
    },
  )
})
