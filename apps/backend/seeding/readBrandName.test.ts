import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { readBrandName } from './readBrandName.ts'

it('reads the name from the brand file of the site', async () => {
  const file = readFileSync(new URL('../../web/src/content/brand.ts', import.meta.url), 'utf8')
  expect(file).toContain(`  name: '${await readBrandName()}'`)
})
