import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { firebaseConfig, type Site } from './firebaseConfig.ts'

/**
 * Writes the configuration of firebase-tools to the folder of the rules.
 *
 * @returns the file's path
 */
export function writeFirebaseConfig(
  name: 'firebase.json' | 'firebase.emulator.json',
  site: Site | null,
  functionsFolder?: string,
): string {
  const file = join(import.meta.dirname, '..', name)
  writeFileSync(file, `${JSON.stringify(firebaseConfig(site, functionsFolder), null, 2)}\n`)
  return file
}
