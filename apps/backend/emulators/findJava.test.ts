import { describe, expect, it } from 'vitest'

import { findJava } from './findJava.ts'
import { SetupError } from './SetupError.ts'

const versions: Record<string, number> = {
  java: 17,
  '/jvm/21/bin/java': 21,
  '/jvm/25/bin/java': 25,
}
const versionOf = (java: string) => versions[java] ?? null

describe('the Java for the Firestore emulator', () => {
  it('is the first that is new enough', () => {
    const candidates = ['/gone/bin/java', 'java', '/jvm/21/bin/java', '/jvm/25/bin/java']
    expect(findJava({}, candidates, versionOf)).toBe('/jvm/21/bin/java')
  })

  it('is asked for in one sentence when there is none', () => {
    expect(() => findJava({}, [], versionOf)).toThrow(SetupError)
    expect(() => findJava({}, [], versionOf)).toThrow('needs Java 21 or newer: install it with')
  })

  it('is asked for with what there is, when all are too old', () => {
    expect(() => findJava({}, ['/gone/bin/java', 'java'], versionOf)).toThrow(
      'needs Java 21 or newer (java is 17): install it with',
    )
  })
})
