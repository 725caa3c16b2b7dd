import { randomUUID } from 'node:crypto'

import type { FirebaseProject } from '../openFirebase.ts'

/** Addresses of the emulators and of the function `shop`, as `host:port`. */
export interface EmulatorHosts {
  readonly auth: string
  readonly firestore: string
  readonly shop: string
}

/** Reads the addresses that `emulators/exec.ts` and `startShop.ts` set in the environment. */
export function runningEmulators(): EmulatorHosts {
  return {
    auth: read('FIREBASE_AUTH_EMULATOR_HOST'),
    firestore: read('FIRESTORE_EMULATOR_HOST'),
    shop: read('SHOP_HOST'),
  }
}

function read(variable: string): string {
  const host = process.env[variable]
  if (host === undefined) throw new Error(`${variable} is not set: run this inside the emulators`)
  return host
}

/** The URL of the function for a project. */
export const commandUrlOf = (projectId: string, { shop }: EmulatorHosts): string =>
  `http://${shop}/${projectId}`

/** Settings of a project for one more device. */
export function emulatorProject(projectId: string, hosts: EmulatorHosts): FirebaseProject {
  const [firestoreHost = '', port] = hosts.firestore.split(':')
  return {
    projectId,
    apiKey: 'demo',
    authDomain: `${projectId}.firebaseapp.com`,
    persistence: 'memory',
    name: randomUUID(),
    emulators: { authUrl: `http://${hosts.auth}`, firestoreHost, firestorePort: Number(port) },
  }
}
