import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { firebaseConfig, type Site } from './firebaseConfig.ts'

const backendFolder = join(import.meta.dirname, '..')
const functionsFolder = join(backendFolder, '../functions/dist')

/**
 * Writes the configuration of firebase-tools to the folder of the rules.
 *
 * @param site the built site, or null for a configuration without hosting
 * @returns the file's path
 */
export function writeFirebaseConfig(
  name: 'firebase.json' | 'firebase.emulator.json',
  site: Site | null,
): string {
  // The emulators append each folder to that of the file; a deployment refuses a relative one outside of it.
  const placeOf = (folder: string) =>
    name === 'firebase.json' ? folder : relative(backendFolder, folder)
  const file = join(backendFolder, name)
  const config = firebaseConfig(
    site && { ...site, publicDir: placeOf(site.publicDir) },
    placeOf(functionsFolder),
  )
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`)
  return file
}
