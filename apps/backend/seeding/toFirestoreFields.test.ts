import { describe, expect, it } from 'vitest'

import { toFirestoreFields } from './toFirestoreFields.ts'

describe("Firestore's REST format of a document", () => {
  it('has the type of every value, and integers for whole numbers', () => {
    const document = { a: 'x', b: 27, c: 27.5, d: false, e: null, f: { g: 0 }, h: ['y'] }
    expect(toFirestoreFields(document)).toEqual({
      a: { stringValue: 'x' },
      b: { integerValue: '27' },
      c: { doubleValue: 27.5 },
      d: { booleanValue: false },
      e: { nullValue: null },
      f: { mapValue: { fields: { g: { integerValue: '0' } } } },
      h: { arrayValue: { values: [{ stringValue: 'y' }] } },
    })
  })
})
