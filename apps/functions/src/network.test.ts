import { logger } from 'firebase-functions'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { networkAddressOf, networkOf } from './network.ts'

const caller = '203.0.113.7'
const victim = '198.51.100.1'
const google = '66.249.84.12'

afterEach(() => vi.restoreAllMocks())

const forge = (forwarded: string) =>
  networkAddressOf((name) => (name === 'fastly-client-ip' ? victim : forwarded))

describe('the address of a call', () => {
  it.each([
    ['directly', caller, caller],
    ['directly, forged', `${victim}, ${caller}`, caller],
    ['directly, forged as by Hosting', `${victim}, ${google}, ${caller}`, caller],
    ['by Hosting', `${caller},${google}`, caller],
    ['by Hosting, forged', `${victim}, ${caller}, ${google}`, caller],
    ['by Hosting, over IPv6', '2001:db8::7, 2a00:1450:4001::1', '2001:db8::7'],
    ['from Google alone', google, google],
    ['from Google, with no address', `unknown, ${google}`, google],
    ['without the header', undefined, null],
    ['with no address', 'unknown', null],
  ])('%s: %s', (_, forwarded, address) => {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined)
    const headers = new Map([['x-forwarded-for', forwarded]])
    expect(networkAddressOf((name) => headers.get(name))).toBe(address)
    expect(warn).not.toHaveBeenCalled()
  })

  it('is not the one that Fastly-Client-IP names, about which the log tells', () => {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined)
    expect(forge(`${caller}, ${google}`)).toBe(caller)
    expect(warn).not.toHaveBeenCalled()
    expect(forge(caller)).toBe(caller)
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('the id of an address', () => {
  const noon = Date.UTC(2026, 0, 2, 12)
  const hour = 60 * 60 * 1000

  it('is a hash that is another one the next day, and none where the address is not known', () => {
    const id = networkOf(caller, noon)
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(networkOf(caller, noon + hour)).toBe(id)
    expect(networkOf(victim, noon)).not.toBe(id)
    expect(networkOf(caller, noon + 24 * hour)).not.toBe(id)
    expect(networkOf(null, noon)).toBeNull()
  })

  it('is one for all addresses that a home has over IPv6, however they are written', () => {
    const id = networkOf('2001:db8:1:2::7', noon)
    for (const same of [
      '2001:db8:1:2:aaaa:bbbb:cccc:dddd',
      '2001:0DB8:0001:0002::',
      '2001:db8:1:2::1%eth0',
    ]) {
      expect(networkOf(same, noon)).toBe(id)
    }
    expect(networkOf('2001:db8:1:3::7', noon)).not.toBe(id)
    expect(networkOf('2001:db8::7', noon)).toBe(networkOf('2001:db8:0:0:1::', noon))
    expect(networkOf(`::ffff:${caller}`, noon)).not.toBe(networkOf(`::ffff:${victim}`, noon))
  })
})
