import { expect, it } from 'vitest'

import { fontLicenses } from './fontLicenses.ts'

it('the licences of both fonts are shipped', async () => {
  const text = await fontLicenses()
  expect(text).toMatch(/## @fontsource-variable\/jost - [\d.]+ \(OFL-1\.1\)/)
  expect(text).toMatch(/## @fontsource\/italiana - [\d.]+ \(OFL-1\.1\)/)
  expect(text.match(/SIL OPEN FONT LICENSE/g)).toHaveLength(2)
})
