import type { Backend } from '@storefront/domain'
import { signOut } from 'firebase/auth'

import { noLog, type Log } from '../Log.ts'
import { createCatalogue } from '../rest/createCatalogue.ts'
import { createFirebaseAuditLog } from './auditLog.ts'
import { createFirebaseAccountChanges } from './auth/createFirebaseAccountChanges.ts'
import { createFirebaseAccountEmails } from './auth/createFirebaseAccountEmails.ts'
import { createFirebaseSignIn } from './auth/createFirebaseSignIn.ts'
import { createFirebaseCall } from './createFirebaseCall.ts'
import { createFirebaseCarts } from './createFirebaseCarts.ts'
import { createFirebaseLetters } from './createFirebaseLetters.ts'
import { createFirebaseOrders } from './createFirebaseOrders.ts'
import { createFirebaseProducts } from './createFirebaseProducts.ts'
import { createFirebaseProfiles } from './createFirebaseProfiles.ts'
import { createFirebaseSettings } from './createFirebaseSettings.ts'
import type { FirebaseContext } from './FirebaseContext.ts'
import { firestoreOrigin, openFirebase, type FirebaseProject } from './openFirebase.ts'
import { removeUserData } from './removeUserData.ts'

const defaultDeadlineMs = 10_000

export interface FirebaseBackendSettings extends FirebaseProject {
  /** Deadline of a call with all its attempts, in ms. Default: 10 s. */
  readonly deadlineMs?: number
  /** Receives failures that are handled without throwing, such as dropped cart items. */
  readonly log?: Log
}

/**
 * Creates the hosted backend: Firebase's authentication service, and Firestore over REST. Its repositories
 * throw `Outage`; its `auth` resolves with an `AuthError`.
 */
export function createFirebaseBackend(settings: FirebaseBackendSettings): Backend {
  const { deadlineMs = defaultDeadlineMs, log = noLog, ...project } = settings
  const { auth, database, appCheckToken } = openFirebase(project)
  const call = createFirebaseCall(deadlineMs, () => signOut(auth))
  const context: FirebaseContext = { auth, database, call, deadlineMs, log }
  const profiles = createFirebaseProfiles(context)
  const carts = createFirebaseCarts(context)
  const orders = createFirebaseOrders(context)
  const { projectId, apiKey, emulators } = project
  const catalogue = createCatalogue({
    projectId,
    apiKey,
    deadlineMs,
    ...(emulators && { origin: firestoreOrigin(emulators) }),
    ...(appCheckToken && { appCheckToken }),
  })

  return Object.freeze({
    auth: {
      ...createFirebaseSignIn(context),
      ...createFirebaseAccountEmails(context),
      ...createFirebaseAccountChanges(context, (uid) =>
        removeUserData(context, { profiles, carts, orders }, uid),
      ),
    },
    profiles,
    carts,
    products: createFirebaseProducts(context, catalogue),
    orders,
    letters: createFirebaseLetters(context),
    settings: createFirebaseSettings(context, catalogue),
    auditLog: createFirebaseAuditLog(context),
  })
}
