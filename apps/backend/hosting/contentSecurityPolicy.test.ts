import { describe, expect, it } from 'vitest'

import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

const policyOf = (changes: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) => {
  const policy = contentSecurityPolicy({
    scriptHashes: ['sha256-abc='],
    connectSources: ['https://api.example'],
    frameSources: ['https://auth.example'],
    secure: true,
    ...changes,
  })
  const directives = policy.split('; ').map((directive): [string, string] => {
    const [name = '', ...values] = directive.split(' ')
    return [name, values.join(' ')]
  })
  return Object.fromEntries(directives)
}

describe('the content security policy', () => {
  it('allows what it names, and nothing else', () => {
    expect(policyOf()).toEqual({
      'default-src': "'none'",
      'script-src': "'self' https://apis.google.com 'sha256-abc='",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self' https://api.example",
      'frame-src': 'https://auth.example',
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'object-src': "'none'",
      'upgrade-insecure-requests': '',
    })
  })

  it('frames nobody when nobody is named', () => {
    expect(policyOf({ frameSources: [] })).toMatchObject({ 'frame-src': "'none'" })
  })

  it('does not ask for TLS where there is none', () => {
    expect(policyOf({ secure: false })).not.toHaveProperty('upgrade-insecure-requests')
  })
})
