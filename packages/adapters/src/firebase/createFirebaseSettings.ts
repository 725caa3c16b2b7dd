import { bankRef, type PublicBackend, type SettingsRepository } from '@storefront/domain'
import { doc, getDoc } from 'firebase/firestore/lite'

import type { FirebaseContext } from './FirebaseContext.ts'
import { decodeSnapshot } from './readFields.ts'

export function createFirebaseSettings(
  { database, call }: FirebaseContext,
  { shop }: PublicBackend['settings'],
): SettingsRepository {
  const { path, schema } = bankRef
  return {
    shop,

    bankAccount: () =>
      call(path, async () => {
        const snapshot = await getDoc(doc(database, path))
        return snapshot.exists() ? decodeSnapshot(schema, snapshot).account : null
      }),
  }
}
