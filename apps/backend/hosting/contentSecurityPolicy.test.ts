import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

const policyOf = (changes: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) => {
  const policy = contentSecurityPolicy({
    scriptHashes: ['sha256-abc='],
    styleHashes: ['sha256-def='],
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
  it('allows the given sources, and nothing else', () => {
    expect(policyOf()).toEqual({
      'default-src': "'none'",
      'script-src':
        "'self' https://apis.google.com/js/api.js https://apis.google.com/_/scs/ 'sha256-abc='",
      'style-src': "'self' 'sha256-def='",
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

  it('allows the Google script that the installed SDK loads', () => {
    const { 'script-src': sources = '' } = policyOf()
    const scripts = scriptsOfTheSdk()
    expect(scripts).not.toEqual([])
    expect(sources.split(' ')).toEqual(expect.arrayContaining(scripts))
  })

  it('allows other scripts that are named', () => {
    const { 'script-src': sources } = policyOf({ scriptSources: ['https://check.example/'] })
    expect(sources).toMatch(/^'self' .* https:\/\/check\.example\/ 'sha256-abc='$/)
  })

  it('allows no frame without frame sources', () => {
    expect(policyOf({ frameSources: [] })).toMatchObject({ 'frame-src': "'none'" })
  })

  it('does not upgrade requests without TLS', () => {
    expect(policyOf({ secure: false })).not.toHaveProperty('upgrade-insecure-requests')
  })
})

/** Returns the URLs of Google's scripts in the SDK's code for browsers. */
function scriptsOfTheSdk(): string[] {
  const requireOfSdk = createRequire(createRequire(import.meta.url).resolve('firebase/auth'))
  const folder = join(dirname(requireOfSdk.resolve('@firebase/auth/package.json')), 'dist', 'esm')
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('')
  return [...code.matchAll(/gapiScript: '(https:[^']*)'/g)].map(([, address = '']) => address)
}
