import type { Session } from '@storefront/domain'
import { anAccount } from '@storefront/domain/testing'
import { expect, it } from 'vitest'

import { createStore } from '../../../shared/store.ts'
import { createUnsavedProfile } from './accountServices.ts'

it('keeps what a registration could not write for its person, until the session ends', () => {
  const session = createStore<Session>({ status: 'guest' })
  const unsaved = createUnsavedProfile(session)
  unsaved.keep('rosa', { nombre: 'Rosa', cedula: '1710034065' })
  session.set({ status: 'signed-in', account: anAccount({ uid: 'rosa' }), role: 'user' })
  expect(unsaved.of('rosa')).toEqual({ nombre: 'Rosa', cedula: '1710034065' })
  expect(unsaved.of('luis')).toEqual({})
  session.set({ status: 'guest' })
  expect(unsaved.of('rosa')).toEqual({})
})
