import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { brand } from '../src/content/brand.ts'

/** The source files of the site, without tests. */
function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\.(test|stories)\.tsx?$|\/testing\//.test(path))
}

it('the brand’s name is in the brand file alone', () => {
  const named = sourcesIn(join(import.meta.dirname, '../src')).filter((path) =>
    readFileSync(path, 'utf8').toLowerCase().includes(brand.name.toLowerCase()),
  )
  expect(named).toEqual([join(import.meta.dirname, '../src/content/brand.ts')])
})
