import { describe, expect, it } from 'vitest'

import { productionSources } from './sites.ts'

describe('the origins of the deployed site', () => {
  it("are Firebase's, and the project's auth domain", () => {
    expect(productionSources({ VITE_FIREBASE_AUTH_DOMAIN: 'amaru.firebaseapp.com' })).toEqual({
      connectSources: [
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        'https://firestore.googleapis.com',
      ],
      frameSources: ['https://amaru.firebaseapp.com'],
    })
  })

  it('include the auth domain, and the origin of the token sync', () => {
    const sources = productionSources({
      VITE_FIREBASE_AUTH_DOMAIN: 'auth.amaru.example',
      VITE_TOKEN_SYNC_URL: 'https://api.amaru.example/session?v=1',
    })
    expect(sources.frameSources).toEqual(['https://auth.amaru.example'])
    expect(sources.connectSources).toContain('https://api.amaru.example')
  })

  it('include what App Check loads, where it has a key', () => {
    const settings = { VITE_FIREBASE_AUTH_DOMAIN: 'auth.amaru.example' }
    expect(JSON.stringify(productionSources(settings))).not.toMatch(/recaptcha|appcheck/)
    const sources = productionSources({ ...settings, VITE_APP_CHECK_KEY: 'key' })
    expect(sources.scriptSources).toContain('https://www.google.com/recaptcha/')
    expect(sources.frameSources).toContain('https://www.google.com/recaptcha/')
    expect(sources.connectSources).toContain('https://content-firebaseappcheck.googleapis.com')
  })

  it('include the origin that errors are reported to', () => {
    const sources = productionSources({
      VITE_FIREBASE_AUTH_DOMAIN: 'auth.amaru.example',
      VITE_SENTRY_DSN: 'https://key@errors.amaru.example/7',
    })
    expect(sources.connectSources).toContain('https://errors.amaru.example')
  })
})
