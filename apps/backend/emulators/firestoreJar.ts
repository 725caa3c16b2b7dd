import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'

import { strToU8, zipSync } from 'fflate'

/** Where the Debian package `google-cloud-cli-firestore-emulator` puts the emulator. */
const debianJar =
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'

/**
 * Wraps this machine's Firestore emulator, so that firebase-tools does not download its own (137 MB). The installed jar names
 * no main class: a second one, only a manifest at the path `wrapper`, does, and is the one that firebase-tools makes executable.
 *
 * @returns the same path, or null when no emulator is installed
 */
export function wrapInstalledFirestoreJar(wrapper: string, jar = debianJar): string | null {
  if (!existsSync(jar)) return null
  const manifest = [
    'Manifest-Version: 1.0',
    'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    `Class-Path: ${pathToFileURL(jar).href}`,
    '',
  ]
  mkdirSync(dirname(wrapper), { recursive: true })
  const content = strToU8(manifest.map(foldLine).join('\r\n'))
  writeFileSync(wrapper, zipSync({ 'META-INF/MANIFEST.MF': content }))
  return wrapper
}

/** A manifest's lines have 72 bytes at most; a space continues the line before. */
function foldLine(line: string): string {
  return line.match(/.{1,71}/g)?.join('\r\n ') ?? ''
}
