import { initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth'
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite'

/** Where Firebase's own emulators listen. */
export interface EmulatorAddresses {
  /** E.g. `http://127.0.0.1:9099`. */
  readonly authUrl: string
  readonly firestoreHost: string
  readonly firestorePort: number
}

/** Where the Firestore emulator answers over REST. */
export const firestoreOrigin = ({ firestoreHost, firestorePort }: EmulatorAddresses): string =>
  `http://${firestoreHost}:${firestorePort}`

/** Which project to open, and how. */
export interface FirebaseProject {
  readonly projectId: string
  readonly apiKey: string
  readonly authDomain: string
  readonly appId?: string
  readonly emulators?: EmulatorAddresses
  /**
   * Where a session is kept. `browser`, the default, outlives the page and is shared by its tabs;
   * `memory` is for Node, which has neither storage nor popups.
   */
  readonly persistence?: 'browser' | 'memory'
  /** Tells several backends in one page or process apart; a session belongs to a name. */
  readonly name?: string
}

const browserDependencies = {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  popupRedirectResolver: browserPopupRedirectResolver,
}

/** Opens a project's authentication service and database. */
export function openFirebase(project: FirebaseProject): {
  readonly auth: Auth
  readonly database: Firestore
} {
  // On a failure the SDK would log the whole request: a buyer's cedula and address.
  setLogLevel('silent')

  const { emulators, persistence = 'browser', name, ...options } = project
  const app = initializeApp(options, name)
  const auth = initializeAuth(
    app,
    persistence === 'browser' ? browserDependencies : { persistence: inMemoryPersistence },
  )
  const database = getFirestore(app)
  if (emulators !== undefined) {
    connectAuthEmulator(auth, emulators.authUrl, { disableWarnings: true })
    connectFirestoreEmulator(database, emulators.firestoreHost, emulators.firestorePort)
  }
  return { auth, database }
}
