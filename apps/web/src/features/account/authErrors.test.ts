import { authErrorCodes } from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import { en } from './messages/en.ts'
import { es } from './messages/es.ts'

describe.each([
  ['Spanish', es.authErrors],
  ['English', en.authErrors],
])('every code of the authentication service in %s', (_, sentences) => {
  it.each(authErrorCodes)('%s is a sentence', (code) => {
    // An unknown one is shown by the service's own name.
    const isSentence = code === 'unknown' ? /^\{code\}$/ : /^\p{Ll}[^{}]{15,}\.$/u
    expect(sentences[code].replace(/^Google’s/, 'google’s')).toMatch(isSentence)
  })

  it('and no sentence is said of two', () => {
    expect(new Set(Object.values(sentences)).size).toBe(authErrorCodes.length)
  })
})
