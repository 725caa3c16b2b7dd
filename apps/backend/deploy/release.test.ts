import { describe, expect, it } from 'vitest'

import { carriedAlong, parseRelease, type Release } from './release.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 23)
const at = (daysAgo: number) => new Date(now - daysAgo * day).toISOString()
const live: Release = {
  commit: 'a'.repeat(40),
  assets: ['home-1.js', 'cart-1.js'],
  carried: { 'home-0.js': at(29), 'old.js': at(30) },
  before: { commit: 'b'.repeat(40), version: '0c1d' },
}

describe('a release carries along', () => {
  it('what the live one loads and what was replaced in the last 30 days, without its own', () => {
    expect(carriedAlong(live, ['home-2.js', 'cart-1.js'], now)).toEqual({
      'home-0.js': at(29),
      'home-1.js': at(0),
    })
  })

  it('an asset that came back for another 30 days after it is replaced again', () => {
    const again = { ...live, assets: ['home-0.js'] }
    expect(carriedAlong(again, [], now)).toEqual({ 'home-0.js': at(0) })
  })
})

describe('the list of a release', () => {
  it.each([live, { ...live, before: null }])('is parsed', (release) => {
    expect(parseRelease(JSON.stringify(release))).toEqual(release)
  })

  it.each([
    ['a path outside of the folder', { ...live, assets: ['../rules'] }],
    ['a carried path outside', { ...live, carried: { '.././x': at(1) } }],
    ['no date', { ...live, carried: { 'a.js': 'soon' } }],
    ['no commit', { ...live, commit: 'main' }],
    ['an option for a version', { ...live, before: { ...live.before, version: '--x' } }],
    ['no list', null],
  ])('is rejected with %s', (_, release) => {
    expect(() => parseRelease(JSON.stringify(release))).toThrow(/not the list of a release/)
  })
})
