import { describe, expect, it } from 'vitest'

import { buildProblems, type BuildCheck } from './buildProblems.ts'

const settings = { VITE_BACKEND: 'firebase', VITE_FIREBASE_PROJECT_ID: 'amaru-shop' }
const contact = { siteUrl: 'https://amaru.ec', email: 'hola@amaru.ec', phone: '+593 2 254 1234' }
const startedAt = '2026-11-23T10:00:00.000Z'
const good: BuildCheck = {
  build: { startedAt, settings, contact },
  settings,
  sourcesChangedAt: Date.parse(startedAt) - 1,
  isPublic: true,
}
const withContact = (changes: object): Partial<BuildCheck> => ({
  build: { ...good.build, contact: { ...contact, ...changes } },
})

describe('a build', () => {
  it('may be deployed to the project that it was built for', () => {
    expect(buildProblems(good)).toEqual([])
  })

  it.each<[string, Partial<BuildCheck>, RegExp]>([
    [
      'for another project',
      { settings: { ...settings, VITE_FIREBASE_PROJECT_ID: 'amaru-staging' } },
      /for the project "amaru-shop", not for "amaru-staging"/,
    ],
    ['without a project', { settings: { VITE_BACKEND: 'firebase' } }, /PROJECT_ID is not set/],
    [
      'with the embedded backend in the settings',
      { settings: { ...settings, VITE_BACKEND: 'embedded' } },
      /The settings must have VITE_BACKEND=firebase; it is "embedded"/,
    ],
    [
      'for the emulators',
      { build: { ...good.build, settings: { ...settings, VITE_BACKEND: 'emulator' } } },
      /The built site must have VITE_BACKEND=firebase; it is "emulator"/,
    ],
    [
      'older than the sources',
      { sourcesChangedAt: Date.parse(startedAt) + 1 },
      /changed after the build/,
    ],
    [
      'at a placeholder',
      withContact({ siteUrl: 'https://amaru.example' }),
      /siteUrl .*placeholder/,
    ],
    ['with a placeholder e-mail', withContact({ email: 'a@amaru.example' }), /email .*placeholder/],
    [
      'with the placeholder telephone',
      withContact({ phone: '+593 2 000 0000' }),
      /phone .*placehold/,
    ],
  ])('must not be deployed %s', (_, changes, problem) => {
    const problems = buildProblems({ ...good, ...changes })
    expect(problems).toEqual([expect.stringMatching(problem)])
  })

  it('may have placeholders where only the team sees it', () => {
    const placeholder = withContact({ email: 'hola@amaru.example' })
    expect(buildProblems({ ...good, ...placeholder, isPublic: false })).toEqual([])
  })
})
