import { createHash } from 'node:crypto'
import { BlockList, isIP } from 'node:net'

import { dayMs } from '@storefront/domain'

import { log } from './log.ts'

/**
 * Google's own networks, from which Hosting calls the function; those that it rents out are not among them. From the
 * lists that Google publishes, `goog.json` without `cloud.json`, and its load balancers'.
 */
const googleNetworks = [
  '35.191.0.0/16',
  '64.233.160.0/19',
  '66.102.0.0/20',
  '66.249.64.0/19',
  '72.14.192.0/18',
  '74.125.0.0/16',
  '108.177.0.0/17',
  '130.211.0.0/22',
  '142.250.0.0/15',
  '172.217.0.0/16',
  '172.253.0.0/16',
  '173.194.0.0/16',
  '192.178.0.0/15',
  '209.85.128.0/17',
  '216.58.192.0/19',
  '216.239.32.0/19',
  '2001:4860::/32',
  '2404:6800::/32',
  '2607:f8b0::/32',
  '2800:3f0::/32',
  '2a00:1450::/32',
  '2c0f:fb50::/32',
]

const ofGoogle = new BlockList()
for (const network of googleNetworks) {
  const [first = '', bits] = network.split('/')
  ofGoogle.addSubnet(first, Number(bits), isIP(first) === 6 ? 'ipv6' : 'ipv4')
}

/** Gets a request's header by its name. */
type GetHeader = (name: string) => string | undefined

/**
 * The address from which somebody calls the function, or null if it is not known, as on the emulators: the right-most
 * entry of X-Forwarded-For that is not Google's own.
 *
 * Each proxy appends the address that has called it, and a caller can only forge what comes before. So the right-most entry
 * of a direct call is the caller's, appended by Cloud Run; behind Hosting it is Google's, before which Hosting's edge has
 * appended the caller's. Fastly-Client-IP decides nothing: whoever calls the function directly can send it (decision 082).
 */
export function networkAddressOf(header: GetHeader): string | null {
  const entries = (header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  const last = entries.at(-1) ?? ''
  if (isIP(last) === 0) return null
  if (header('fastly-client-ip') !== undefined && !isGoogles(last)) {
    log.warn('A call like one by Hosting, from outside Google: forged, or googleNetworks lacks one')
  }
  const address = entries.findLast((entry) => !isGoogles(entry)) ?? last
  return isIP(address) === 0 ? last : address
}

const isGoogles = (address: string): boolean =>
  ofGoogle.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * The id under which an address's last commands are counted: a hash with the day as salt, so that nobody can be
 * recognised on another day. Of IPv6 the first half counts, since whoever has one address has all of its /64. Null if the
 * address is not known, and nothing is counted.
 *
 * @param now in ms since 1970
 */
export function networkOf(address: string | null, now: number): string | null {
  if (address === null) return null
  const day = Math.floor(now / dayMs)
  const counted = isIP(address) === 6 ? networkPartOf(address) : address
  return createHash('sha256').update(`${day} ${counted}`).digest('hex').slice(0, 32)
}

/** The first four groups of an IPv6 address, however it is written; all of one that has none, such as an IPv4 address in it. */
function networkPartOf(address: string): string {
  const [withoutZone = ''] = address.split('%')
  // `URL` writes the address in its one canonical form.
  const { hostname } = new URL(`http://[${withoutZone}]`)
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((groups) => groups.split(':').filter((group) => group !== ''))
  const left = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  const part = [...head, ...left, ...tail].slice(0, 4).join(':')
  return part === '0:0:0:0' ? hostname : part
}
