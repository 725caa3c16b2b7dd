import { describe, expect, it } from 'vitest'

import { parseBuildManifest } from './parseBuildManifest.ts'

const manifest = {
  scriptHashes: ['sha256-1hwjc09RF6+Iun8uB+/yT16cafCQyppHQ9Z9BpLjHO0='],
  styleHashes: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
  fonts: ['/assets/jost-latin-0a1b2c3.woff2'],
  rewrites: [{ regex: '^/[hH][oO][mM][eE]$', destination: '/home.html' }],
  startedAt: '2026-11-23T10:00:00.000Z',
  settings: { VITE_BACKEND: 'firebase' },
  contact: { email: 'hola@amaru.example' },
}

describe("a build's hosting.json", () => {
  it('is parsed to its hashes, fonts, rewrites and origin', () => {
    const json = JSON.stringify({ ...manifest, more: 1 })
    expect(parseBuildManifest(json, 'hosting.json')).toEqual(manifest)
  })

  it.each([
    ['no hashes', { rewrites: [] }],
    [
      'a hash that would end the directive',
      { ...manifest, scriptHashes: ["sha256-a'; script-src *"] },
    ],
    ['a font that would end the header', { ...manifest, fonts: ['/assets/a.woff2>; rel=x'] }],
    ['no hashes of styles', { ...manifest, styleHashes: undefined }],
    ['a rewrite without a destination', { ...manifest, rewrites: [{ regex: '^/$' }] }],
    ['a rewrite without a source', { ...manifest, rewrites: [{ destination: '/home.html' }] }],
    ['no time', { ...manifest, startedAt: 'today' }],
    ['a setting without a text', { ...manifest, settings: { VITE_BACKEND: 1 } }],
    ['no contact', { ...manifest, contact: undefined }],
    ['a list', []],
    ['nothing', null],
  ])('is rejected with %s, with the file in the message', (_, content) => {
    expect(() => parseBuildManifest(JSON.stringify(content), 'dist/hosting.json')).toThrow(
      /^dist\/hosting\.json does not contain/,
    )
  })
})
