import { describe, expect, it } from 'vitest'

import { productionSources } from './sites.ts'

describe('the origins of the deployed site', () => {
  it("are Firebase's own, and any project's auth domain, as long as none is named", () => {
    expect(productionSources({})).toEqual({
      connectSources: [
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        'https://firestore.googleapis.com',
      ],
      frameSources: ['https://*.firebaseapp.com'],
    })
  })

  it('are the named auth domain, and the origin of the token sync', () => {
    const sources = productionSources({
      VITE_FIREBASE_AUTH_DOMAIN: 'auth.amaru.example',
      VITE_TOKEN_SYNC_URL: 'https://api.amaru.example/session?v=1',
    })
    expect(sources.frameSources).toEqual(['https://auth.amaru.example'])
    expect(sources.connectSources).toContain('https://api.amaru.example')
  })
})
