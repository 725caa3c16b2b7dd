import { describe, expect, it } from 'vitest'

import { productPicture } from './products.ts'

describe('productPicture', () => {
  it('returns the picture of a name', () => {
    expect(productPicture('bottle-destilado-1')).toMatchObject({ width: expect.any(Number) })
  })

  it.each([null, '', 'unknown', 'constructor', '__proto__', 'toString'])(
    'returns none for %j',
    (image) => {
      expect(productPicture(image)).toBeNull()
    },
  )
})
