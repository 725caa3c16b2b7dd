import { describe, expect, it } from 'vitest'

import { parseEnv } from './env.ts'

const firebase = {
  VITE_BACKEND: 'firebase',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'amaru.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'amaru',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
}

describe('the build’s settings', () => {
  it.each([
    [{ VITE_BACKEND: 'embedded' }, { VITE_BACKEND: 'embedded', VITE_LATENCY_MS: 0 }],
    [
      { VITE_BACKEND: 'embedded', VITE_LATENCY_MS: '300' },
      { VITE_BACKEND: 'embedded', VITE_LATENCY_MS: 300 },
    ],
    [{ VITE_BACKEND: 'emulator' }, { VITE_BACKEND: 'emulator' }],
    [firebase, firebase],
  ])('are read from %j', (raw, env) => {
    expect(parseEnv(raw)).toEqual(env)
  })

  it('drop what is none of theirs', () => {
    expect(parseEnv({ VITE_BACKEND: 'emulator', MODE: 'production', SSR: false })).toEqual({
      VITE_BACKEND: 'emulator',
    })
  })

  it('name where the token goes, if anywhere: an empty line in a file is nowhere', () => {
    const url = 'https://shop.example/session'
    expect(parseEnv({ VITE_BACKEND: 'embedded', VITE_TOKEN_SYNC_URL: url })).toMatchObject({
      VITE_TOKEN_SYNC_URL: url,
    })
    expect(parseEnv({ VITE_BACKEND: 'emulator', VITE_TOKEN_SYNC_URL: '' })).toEqual({
      VITE_BACKEND: 'emulator',
    })
  })

  it.each([
    [
      'no settings at all',
      {},
      [
        'VITE_BACKEND is missing.',
        'VITE_FIREBASE_API_KEY is missing.',
        'VITE_FIREBASE_AUTH_DOMAIN is missing.',
        'VITE_FIREBASE_PROJECT_ID is missing.',
        'VITE_FIREBASE_APP_ID is missing.',
      ],
    ],
    ['an unknown backend', { VITE_BACKEND: 'mysql' }, ['VITE_BACKEND cannot be "mysql".']],
    [
      'a latency that is no number',
      { VITE_BACKEND: 'embedded', VITE_LATENCY_MS: 'soon' },
      ['VITE_LATENCY_MS cannot be "soon".'],
    ],
    [
      'a latency before now',
      { VITE_BACKEND: 'embedded', VITE_LATENCY_MS: '-1' },
      ['VITE_LATENCY_MS cannot be "-1".'],
    ],
    [
      'a token address that is none',
      { ...firebase, VITE_TOKEN_SYNC_URL: 'there' },
      ['VITE_TOKEN_SYNC_URL cannot be "there".'],
    ],
    ...['my-shop', '*.firebaseapp.com', 'https://a.example', 'a.example b.example'].map(
      (domain): [string, object, string[]] => [
        'an auth domain that is no host name',
        { ...firebase, VITE_FIREBASE_AUTH_DOMAIN: domain },
        [`VITE_FIREBASE_AUTH_DOMAIN cannot be "${domain}".`],
      ],
    ),
    [
      'Firebase without its settings',
      { ...firebase, VITE_FIREBASE_API_KEY: '', VITE_FIREBASE_APP_ID: undefined },
      ['VITE_FIREBASE_API_KEY is missing.', 'VITE_FIREBASE_APP_ID is missing.'],
    ],
  ])(
    'with %s stop the build with a sentence for each, and the file to copy',
    (_, raw, sentences) => {
      expect(() => parseEnv(raw)).toThrow(
        `no valid settings:\n- ${sentences.join('\n- ')}\nCopy apps/web/.env.example`,
      )
    },
  )
})
