import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { strFromU8, unzipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'

import { wrapInstalledFirestoreJar } from './firestoreJar.ts'

const folder = mkdtempSync(join(tmpdir(), 'firestore-jar-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the Firestore emulator of this machine', () => {
  it('is wrapped in a jar whose manifest names its main class and where it lies', () => {
    const installed = join(folder, 'a folder with a rather long name, so that the line folds.jar')
    writeFileSync(installed, '')
    const wrapper = wrapInstalledFirestoreJar(join(folder, 'cache', 'wrapper.jar'), installed)

    const files = unzipSync(readFileSync(wrapper ?? ''))
    const manifest = strFromU8(files['META-INF/MANIFEST.MF'] ?? new Uint8Array())
    expect(manifest.split('\r\n').every((line) => line.length <= 72)).toBe(true)
    expect(manifest.replaceAll('\r\n ', '').split('\r\n')).toEqual(
      expect.arrayContaining([
        'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore',
        `Class-Path: ${pathToFileURL(installed).href}`,
      ]),
    )
  })

  it('is none when the package is not installed', () => {
    expect(wrapInstalledFirestoreJar(join(folder, 'w.jar'), join(folder, 'none.jar'))).toBeNull()
  })
})
