import { storageKeys } from '@storefront/adapters/browser'
import { describe, expect, it } from 'vitest'

import { storedRecords } from './storedRecords.ts'

describe('storedRecords', () => {
  it('tells of every name the site stores under in the browser', () => {
    const told = storedRecords.flatMap(({ keys }) => keys ?? [])
    expect(told).toEqual(expect.arrayContaining(Object.values(storageKeys)))
  })
})
