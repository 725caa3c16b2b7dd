/** A `demo-` project needs no login, and its emulators cannot reach a real project. */
export const projectId = 'demo-storefront'

export const host = '127.0.0.1'

/** Moves all ports where one of them is taken. The site's build for the emulators contains them. */
const offset = Number(process.env['EMULATOR_PORT_OFFSET'] ?? 0)

export const ports = {
  auth: 9099 + offset,
  firestore: 8080 + offset,
  hosting: 5000 + offset,
  functions: 5001 + offset,
} as const

export type EmulatorName = keyof typeof ports

export const originOf = (emulator: EmulatorName): string => `http://${host}:${ports[emulator]}`

/** Where the functions run, here and in production. */
export const functionsRegion = 'us-central1'

/** The URL of the function that runs the shop's commands; the site calls it as `/api/shop`. */
export const shopUrl = `${originOf('functions')}/${projectId}/${functionsRegion}/shop`

/** The port of the mail server that receives the letters of the emulated functions. */
export const mailPort = 2525 + offset

/** The environment variables from which a command reads the emulators' addresses. */
export const emulatorVariables = {
  GCLOUD_PROJECT: projectId,
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
  SHOP_URL: shopUrl,
  SITE_URL: originOf('hosting'),
} as const
