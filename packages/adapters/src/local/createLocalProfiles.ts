import { checkProfile, Outage, type ProfileRepository, profileSchema } from '@storefront/domain'

import { decodeDocument } from '../documents/decodeDocument.ts'
import { signedInAccount } from './auth/localAccounts.ts'
import { denied, requireOwner, requireOwnerOrAdmin } from './localAccess.ts'
import type { LocalContext } from './LocalContext.ts'

export function createLocalProfiles(context: LocalContext): ProfileRepository {
  const { store, call, clock } = context
  return {
    find: (uid) =>
      call(() => {
        requireOwnerOrAdmin(context, uid, `users/${uid}`)
        const stored = store.read().users[uid]
        return stored === undefined ? null : decodeDocument(profileSchema, `users/${uid}`, stored)
      }),
    create: (uid, profile) =>
      call(() => {
        requireOwner(context, uid, `users/${uid}`)
        if (profile.email !== signedInAccount(context)?.email) throw denied(`users/${uid}`)
        store.transact(({ users }) => {
          users[uid] ??= { ...profile, role: 'user', createdAt: clock() }
        })
      }),
    update: (uid, changes) =>
      call(() => {
        requireOwner(context, uid, `users/${uid}`)
        if (!checkProfile(changes).ok) throw denied(`users/${uid}`)
        const { nombre, cedula, telefono, direccion } = changes
        store.transact(({ users }) => {
          const stored = users[uid]
          if (stored === undefined) throw new Outage('unknown', `users/${uid} does not exist`)
          users[uid] = { ...stored, nombre, cedula, telefono, direccion }
        })
      }),
    remove: (uid) =>
      call(() => {
        requireOwner(context, uid, `users/${uid}`)
        store.transact(({ users }) => {
          delete users[uid]
        })
      }),
  }
}
