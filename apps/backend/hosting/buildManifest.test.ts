import { describe, expect, it } from 'vitest'

import { buildManifest } from './buildManifest.ts'

const manifest = {
  scriptHashes: ['sha256-1hwjc09RF6+Iun8uB+/yT16cafCQyppHQ9Z9BpLjHO0='],
  styleHashes: [],
  fonts: ['/assets/jost-latin-0a1b2c3.woff2'],
  rewrites: [{ regex: '^/[hH][oO][mM][eE]$', destination: '/home.html' }],
  startedAt: '2026-11-23T10:00:00.000Z',
  settings: { VITE_BACKEND: 'firebase' },
  contact: { email: 'hola@amaru.example' },
  missing: ['medals'],
}

describe("a build's hosting.json", () => {
  it('is accepted', () => {
    expect(buildManifest.parse(manifest)).toEqual(manifest)
  })

  it.each([
    ['a hash that would end the directive', { scriptHashes: ["sha256-a'; script-src *"] }],
    ['a font that would end the header', { fonts: ['/assets/a.woff2>; rel=x'] }],
  ])('is rejected with %s', (_, changes) => {
    expect(buildManifest.safeParse({ ...manifest, ...changes }).success).toBe(false)
  })
})
