import { brand } from '@storefront/brand'
import { expect, it } from 'vitest'

import { sources } from '../testing/sources.ts'

it('the brand’s name is in the brand file alone', () => {
  const named = sources('.ts', '.tsx', '.css').filter(({ text }) =>
    text.toLowerCase().includes(brand.name.toLowerCase()),
  )
  expect(named.map(({ path }) => path)).toEqual(['packages/brand/src/brand.ts'])
})
