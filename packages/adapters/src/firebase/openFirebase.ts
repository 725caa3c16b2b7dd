import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
} from 'firebase/auth'
import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite'

import type { StartAppCheck } from './appCheck.ts'

/** Addresses of the running emulators. */
export interface EmulatorAddresses {
  /** E.g. `http://127.0.0.1:9099`. */
  readonly authUrl: string
  readonly firestoreHost: string
  readonly firestorePort: number
}

/** Origin of the Firestore emulator's REST API. */
export const firestoreOrigin = ({ firestoreHost, firestorePort }: EmulatorAddresses): string =>
  `http://${firestoreHost}:${firestorePort}`

/** A project and how to open it. */
export interface FirebaseProject {
  readonly projectId: string
  readonly apiKey: string
  readonly authDomain: string
  readonly appId?: string
  readonly emulators?: EmulatorAddresses
  /**
   * Where the session is stored. `browser`, the default, survives a reload and is shared by all tabs;
   * `memory` is for Node, which has neither storage nor popups.
   */
  readonly persistence?: 'browser' | 'memory'
  /** Default: calls carry no App Check token. */
  readonly startAppCheck?: StartAppCheck
  /** Distinguishes several backends in one page or process. Each name has its own session. */
  readonly name?: string
}

const browserDependencies = {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  popupRedirectResolver: browserPopupRedirectResolver,
}

/** Opens the authentication service and the database of a project. */
export function openFirebase(project: FirebaseProject): {
  readonly auth: Auth
  readonly database: Firestore
  /** The token that proves a call to be the site's; undefined without App Check. */
  readonly appCheckToken: (() => Promise<string>) | undefined
} {
  // After a failure the SDK logs the whole request, with a buyer's cedula and address.
  setLogLevel('silent')

  const { emulators, persistence = 'browser', startAppCheck, name, ...options } = project
  const app = initializeApp(options, name)
  const appCheckToken = startAppCheck?.(app)
  const auth = initializeAuth(
    app,
    persistence === 'browser' ? browserDependencies : { persistence: inMemoryPersistence },
  )
  const database = getFirestore(app)
  if (emulators !== undefined) {
    connectAuthEmulator(auth, emulators.authUrl, { disableWarnings: true })
    connectFirestoreEmulator(database, emulators.firestoreHost, emulators.firestorePort)
  }
  return { auth, database, appCheckToken }
}
