import { describe, expect, it } from 'vitest'

import { functionsRegion } from '../emulators/addresses.ts'
import { firebaseConfig, hostingSection, type Site } from './firebaseConfig.ts'

const production: Site = {
  publicDir: '/site/dist',
  scriptHashes: ['sha256-abc='],
  styleHashes: [],
  assets: ['italiana.woff2', 'home-a1.js'],
  fonts: ['/assets/italiana.woff2', '/assets/jost.woff2'],
  rewrites: [{ regex: '^/[hH]ome$', destination: '/home.html' }],
  connectSources: ['https://firestore.googleapis.com'],
  frameSources: ['https://auth.example'],
  secure: true,
}
const emulator: Site = {
  ...production,
  publicDir: '../web/dist-emulator',
  connectSources: ['http://127.0.0.1:8080'],
  frameSources: ['http://127.0.0.1:9099'],
  secure: false,
}

const functionsFolder = '../functions/dist'

/** Returns the headers of a path; later rules override earlier ones. */
function headersAt(path: string, site: Site = production): Record<string, string> {
  const { headers: rules } = hostingSection(site)
  const matching = rules.filter((rule) =>
    'regex' in rule ? new RegExp(rule.regex).test(path) : matchesGlob(path, rule.source),
  )
  const headers = matching.flatMap((rule) => rule.headers)
  return Object.fromEntries(headers.map(({ key, value }) => [key, value]))
}

/** Matches the globs `/folder/**` and `!/folder/**`. */
const matchesGlob = (path: string, glob: string): boolean =>
  path.startsWith(glob.replaceAll(/^!|\*\*$/g, '')) !== glob.startsWith('!')

describe('the hosting of the site', () => {
  it('has clean URLs, a redirect to the home page, localised files and the rewrites of the build', () => {
    expect(hostingSection(production)).toMatchObject({
      public: '/site/dist',
      ignore: expect.arrayContaining(['hosting.json']),
      cleanUrls: true,
      trailingSlash: false,
      i18n: { root: '/localized' },
      redirects: [
        { source: '/', destination: '/home', type: 302 },
        { regex: '^/[eE][nN]/?$', destination: '/en/home', type: 302 },
      ],
      rewrites: production.rewrites,
    })
  })

  it('runs the commands on its own origin, before any rewrite of the build', () => {
    const rewrites = [{ regex: '^/api/', destination: '/home.html' }]
    expect(firebaseConfig({ ...production, rewrites }, functionsFolder).hosting?.rewrites).toEqual([
      { source: '/api/shop', function: { functionId: 'shop', region: functionsRegion } },
      ...rewrites,
    ])
    expect(headersAt('/api/shop')['Cache-Control']).toBe('no-store')
  })

  it('sends the security headers with every response', () => {
    expect(headersAt('/assets/missing.js')).toEqual({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Strict-Transport-Security': 'max-age=31536000',
    })
  })

  it('is deployed only after the command that checks the build', () => {
    const predeploy = 'npm run --silent check:build'
    const { hosting } = firebaseConfig({ ...production, predeploy }, functionsFolder)
    expect(hosting).toMatchObject({ predeploy })
  })

  it('names the commit of the release', () => {
    expect(headersAt('/home', { ...production, commit: 'c0ffee' })['X-Commit']).toBe('c0ffee')
    expect(headersAt('/home')).not.toHaveProperty('X-Commit')
  })

  it('caches the named assets for a year, and revalidates everything else', () => {
    const cached = 'public, max-age=31536000, immutable'
    expect(headersAt('/assets/home-a1.js')['Cache-Control']).toBe(cached)
    for (const path of ['/home', '/assets/home-b2.js', '/assets/home-a1xjs', '/assets/']) {
      expect(headersAt(path)['Cache-Control']).toBe('no-cache')
    }
  })

  it('names each of many assets', () => {
    const assets = Array.from({ length: 250 }, (_, number) => `part-${number}.js`)
    for (const name of assets) {
      const headers = headersAt(`/assets/${name}`, { ...production, assets })
      expect(headers['Cache-Control']).toMatch(/immutable/)
    }
  })

  it('preloads the fonts with the headers of pages, and not with those of assets', () => {
    expect(headersAt('/home')['Link']).toBe(
      '</assets/italiana.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin, ' +
        '</assets/jost.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    )
    expect(headersAt('/assets/italiana.woff2')).not.toHaveProperty('Link')
  })

  it('differs on the emulators only in folder, origins and TLS', () => {
    const asProduction = JSON.stringify(firebaseConfig(emulator, functionsFolder))
      .replace(emulator.publicDir, production.publicDir)
      .replace('http://127.0.0.1:8080', 'https://firestore.googleapis.com')
      .replace('http://127.0.0.1:9099', 'https://auth.example')
    const withoutTls = JSON.stringify(firebaseConfig(production, functionsFolder))
      .replace('; upgrade-insecure-requests', '')
      .replace(',{"key":"Strict-Transport-Security","value":"max-age=31536000"}', '')
    expect(asProduction).toBe(withoutTls)
  })
})

describe('the emulators', () => {
  it('listen on this machine only', () => {
    const { auth, firestore, hosting, functions } = firebaseConfig(null, functionsFolder).emulators
    const hosts = [auth, firestore, hosting, functions].map(({ host }) => host)
    expect(hosts).toEqual(Array(4).fill('127.0.0.1'))
  })

  it('run without a site', () => {
    expect(firebaseConfig(null, functionsFolder)).not.toHaveProperty('hosting')
  })
})
