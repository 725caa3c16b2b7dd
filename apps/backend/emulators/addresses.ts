/** A `demo-` project needs no login, and nothing of it can reach a real one. */
export const projectId = 'demo-storefront'

export const host = '127.0.0.1'

export const ports = { auth: 9099, firestore: 8080, hosting: 5000, functions: 5001 } as const

export type EmulatorName = keyof typeof ports

export const originOf = (emulator: EmulatorName): string => `http://${host}:${ports[emulator]}`

/** Where the letters of the emulated functions go. */
export const mailPort = 2525

/** What tells a command within the emulators where they are. */
export const emulatorVariables = {
  GCLOUD_PROJECT: projectId,
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
  SITE_URL: originOf('hosting'),
} as const
