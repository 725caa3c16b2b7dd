import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { firebaseConfig, type Site } from './firebaseConfig.ts'

const backendFolder = join(import.meta.dirname, '..')

/** The bundle of the functions: the emulator appends it to the folder of the file, a deployment wants it absolute. */
const functionsFolders = {
  'firebase.json': join(backendFolder, '../functions/dist'),
  'firebase.emulator.json': '../functions/dist',
} as const

/**
 * Writes the configuration of firebase-tools to the folder of the rules.
 *
 * @param site the built site, or null for a configuration without hosting
 * @returns the file's path
 */
export function writeFirebaseConfig(
  name: keyof typeof functionsFolders,
  site: Site | null,
): string {
  const file = join(backendFolder, name)
  const config = firebaseConfig(site, functionsFolders[name])
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`)
  return file
}
