import type { Backend, Log } from '@storefront/domain'
import { signOut } from 'firebase/auth'

import { noLog } from '../noLog.ts'
import { createCommandCall } from '../rest/createCommandCall.ts'
import { createPublicBackend, defaults } from '../rest/createPublicBackend.ts'
import { createFirebaseAccountChanges } from './auth/createFirebaseAccountChanges.ts'
import { createFirebaseAccountEmails } from './auth/createFirebaseAccountEmails.ts'
import { createFirebaseSignIn } from './auth/createFirebaseSignIn.ts'
import { idTokenOf } from './auth/signedInUser.ts'
import { createFirebaseCall } from './createFirebaseCall.ts'
import { createFirebaseCarts } from './createFirebaseCarts.ts'
import { createFirebaseProfiles } from './createFirebaseProfiles.ts'
import { createFirebaseRepositories } from './createFirebaseRepositories.ts'
import type { FirebaseContext } from './FirebaseContext.ts'
import { firestoreOrigin, openFirebase, type FirebaseProject } from './openFirebase.ts'

export interface FirebaseBackendSettings extends FirebaseProject {
  /** The URL of the shop's function. Default: `/api/shop`, at the site's own origin. */
  readonly commandUrl?: string
  /** Deadline of a call with all its attempts, in ms. Default: 10 s. */
  readonly deadlineMs?: number
  /** Receives failures that are handled without throwing, such as a document of a list that cannot be read. */
  readonly log?: Log
}

/**
 * Creates the hosted backend: Firebase's authentication service, Firestore over REST, and the shop's function. Its
 * repositories and commands throw `Outage`; its `auth` resolves with an `AuthError`.
 */
export function createFirebaseBackend(settings: FirebaseBackendSettings): Backend {
  const { commandUrl: url = defaults.commandUrl, log = noLog } = settings
  const { deadlineMs = defaults.deadlineMs, projectId, apiKey, emulators } = settings
  const { auth, database, appCheckToken } = openFirebase(settings)
  const call = createFirebaseCall(deadlineMs, () => signOut(auth))
  const context: FirebaseContext = { auth, database, call, deadlineMs, log }
  const ofEverybody = createPublicBackend({
    projectId,
    apiKey,
    deadlineMs,
    ...(emulators && { origin: firestoreOrigin(emulators) }),
    ...(appCheckToken && { appCheckToken }),
    log,
  })
  const run = createCommandCall({
    url,
    call,
    idToken: () => idTokenOf(auth),
    ...(appCheckToken && { appCheckToken }),
  })

  return Object.freeze({
    run,
    auth: {
      ...createFirebaseSignIn(context),
      ...createFirebaseAccountEmails(context),
      ...createFirebaseAccountChanges(context, run),
    },
    profiles: createFirebaseProfiles(context),
    carts: createFirebaseCarts(context),
    ...createFirebaseRepositories(context, ofEverybody),
  })
}
