import { describe, expect, it } from 'vitest'

import { buildProblems, type BuildCheck } from './buildProblems.ts'

const settings = { VITE_BACKEND: 'firebase', VITE_FIREBASE_PROJECT_ID: 'amaru-shop' }
const contact = { siteUrl: 'https://amaru.ec', email: 'hola@amaru.ec', phone: '+593 2 254 1234' }
const startedAt = '2026-11-23T10:00:00.000Z'
const started = Date.parse(startedAt)
const good: BuildCheck = {
  build: { startedAt, settings, contact },
  projectId: 'amaru-shop',
  sourcesChangedAt: started - 1,
  configWrittenAt: started + 1,
  isPublic: true,
}
const withSettings = (changes: object): Partial<BuildCheck> => ({
  build: { ...good.build, settings: { ...settings, ...changes } },
})
const withContact = (changes: object): Partial<BuildCheck> => ({
  build: { ...good.build, contact: { ...contact, ...changes } },
})

describe('a build', () => {
  it('may be deployed to the project that it was built for', () => {
    expect(buildProblems(good)).toEqual([])
  })

  it.each<[string, Partial<BuildCheck>, RegExp]>([
    [
      'to another project',
      { projectId: 'amaru-staging' },
      /for the project "amaru-shop", not for "amaru-staging"/,
    ],
    ['for the emulators', withSettings({ VITE_BACKEND: 'emulator' }), /built with "emulator"/],
    ['older than the sources', { sourcesChangedAt: started + 1 }, /changed after the build/],
    ['with the headers of another', { configWrittenAt: started - 1 }, /of an earlier build/],
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
