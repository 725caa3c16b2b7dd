import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'

import { zipOf } from './zipOf.ts'

/** Where the Debian package `google-cloud-cli-firestore-emulator` puts the emulator. */
const debianJar =
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'

/**
 * Gives a jar of the Firestore emulator that lies on this machine already, so that firebase-tools
 * need not download its own (137 MB).
 *
 * The package's jar names no main class, so `java -jar` cannot start it. A second jar, which holds
 * only a manifest, names the class and points to the first. firebase-tools makes the file it is
 * given executable, which is one more reason not to hand it the system's.
 *
 * @param wrapper where to write the second jar
 * @returns its path, or null when firebase-tools has to bring the emulator
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
  writeFileSync(wrapper, zipOf('META-INF/MANIFEST.MF', manifest.map(foldLine).join('\r\n')))
  return wrapper
}

/** A manifest's lines have 72 bytes at most; a space continues the line before. */
function foldLine(line: string): string {
  return line.match(/.{1,71}/g)?.join('\r\n ') ?? ''
}
