import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { createSiteServer } from './createSiteServer.ts'

/** More with FULL=1, before a release. */
const malformedCount = process.env['FULL'] === '1' ? 10_000 : 2_000

const folder = mkdtempSync(join(tmpdir(), 'site-'))
let server: Server
let port: number

beforeAll(async () => {
  writeFileSync(join(folder, 'home.html'), 'The home page')
  writeFileSync(join(folder, 'long.html'), 'A long page. '.repeat(1_000))
  writeFileSync(join(folder, 'large.html'), 'A large page. '.repeat(100_000))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'jost.woff2'), 'A font')
  writeFileSync(join(folder, '404.html'), 'There is no such page')
  mkdirSync(join(folder, 'localized', 'en'), { recursive: true })
  writeFileSync(join(folder, 'localized', 'en', 'home.html'), 'The English page')
  const site = {
    publicDir: '.',
    scriptHashes: [],
    styleHashes: [],
    assets: ['jost.woff2'],
    fonts: ['/assets/jost.woff2'],
    rewrites: [
      { regex: '^/[hH][oO][mM][eE]$', destination: '/home.html' },
      { regex: '^/orders/[^/]+$', destination: '/long.html' },
    ],
    connectSources: [],
    frameSources: [],
    secure: false,
  }
  server = createSiteServer(site, folder).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

/** Sends bytes on a new connection, and resolves with the whole response. */
function send(request: string): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect({ host: '127.0.0.1', port, noDelay: true })
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => undefined) // such as a connection closed before everything was sent
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
    socket.setTimeout(5_000, () => socket.destroy(new Error(`No response to ${request}`)))
    socket.write(request, 'latin1')
  })
}

const get = (address: string, headers = '') =>
  send(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`)

const openFiles = () => readdirSync('/proc/self/fd').length

const expectHome = async () => expect(await get('/home')).toMatch(/^HTTP\/1.1 200 .*home page$/s)

describe('the server of the embedded site', () => {
  it('serves the site as configured', async () => {
    expect(await get('/')).toMatch(/^HTTP\/1.1 302 .*Location: \/home\r\n/s)
    expect(await get('/hOmE')).toMatch(/^HTTP\/1.1 200 .*default-src 'none'.*The home page$/s)
    expect(await get('/nowhere')).toMatch(/^HTTP\/1.1 404 .*There is no such page$/s)
  })

  it('revalidates pages, preloads their fonts, and caches assets', async () => {
    const page = await get('/home')
    expect(page).toMatch(/\r\nCache-Control: no-cache\r\n/)
    expect(page).toMatch(/\r\nLink: <\/assets\/jost\.woff2>; rel=preload; as=font; /)
    const font = await get('/assets/jost.woff2')
    expect(font).toMatch(/\r\nCache-Control: public, max-age=31536000, immutable\r\n/)
    expect(font).not.toMatch(/\r\nLink: /)
  })

  it('lets no browser keep that an asset is missing', async () => {
    const missing = await get('/assets/gone.js')
    expect(missing).toMatch(/^HTTP\/1.1 404 .*\r\nCache-Control: no-cache\r\n/s)
  })

  it.each(['/en', '/EN', '/en/'])('redirects %s to the English home page', async (address) => {
    expect(await get(address)).toMatch(/^HTTP\/1.1 302 .*Location: \/en\/home\r\n/s)
  })

  it.each(['br', 'gzip'])('compresses text as %s for clients that accept it', async (encoding) => {
    const response = await get('/long', `Accept-Encoding: ${encoding}\r\n`)
    expect(response).toMatch(new RegExp(`\r\nContent-Encoding: ${encoding}\r\n`))
    expect(response.length).toBeLessThan(3_000)
    expect(await get('/long')).toMatch(/(A long page\. ){1000}/)
  })

  it.each(['/100%', '/%', '/%zz', '/%E0%A4%A', '/%C3', '/home?q=100%', '*', 'http://x.example/'])(
    'responds with 404 to %s, and keeps running',
    async (address) => {
      expect(await get(address)).toMatch(/^HTTP\/1.1 404 .*There is no such page$/s)
      await expectHome()
    },
  )

  // Only Linux lists the open files in /proc.
  it.runIf(process.platform === 'linux')('leaves no file open', async () => {
    const english = 'Accept-Language: en\r\n'
    const etag = /ETag: (\S+)/.exec(await get('/hOmE'))?.[1]
    const before = openFiles()
    for (let i = 0; i < 20; i += 1) {
      expect(await get('/home', english)).toMatch(/The English page$/)
      expect(await get('/hOmE', `If-None-Match: ${etag}\r\n`)).toMatch(/^HTTP\/1.1 304 /)
    }
    expect(openFiles() - before).toBeLessThan(10)
  })

  it.runIf(process.platform === 'linux')(
    'closes the files of pipelined requests that the client drops',
    async () => {
      const before = openFiles()
      for (let i = 0; i < 5; i += 1) {
        const socket = connect({ host: '127.0.0.1', port })
        socket.on('error', () => undefined)
        socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20))
        await once(socket, 'readable')
        socket.destroy()
        await once(socket, 'close')
      }
      await expectHome()
      await vi.waitFor(() => expect(openFiles() - before).toBeLessThan(10), { timeout: 30_000 })
    },
    60_000,
  )

  it.each([
    '/orders/.x',
    '/orders/..x',
    '/orders/.x/y',
    '/.env',
    '/.well-known/security.txt',
    '/.x/',
    '/assets/.x',
    '/assets/.x/jost.woff2',
    '/orders/%2ex',
    '/orders/%0ax',
    '/orders/%0a.x',
    '/%0a',
    '//.x',
    '/orders//.x',
    '/!x',
    '/{a,b}',
    '/[.]x',
    '/#x',
    '/@(x)',
    '/orders/ñ',
  ])('sends the security headers with the response to %s', async (address) => {
    const response = await get(encodeURI(address).replaceAll('%25', '%'))
    expect(response).toMatch(/\r\nContent-Security-Policy: default-src 'none'/)
    expect(response).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/)
    expect(response).toMatch(/\r\nCache-Control: no-cache\r\n/)
  })

  // An unexpected error would be a 500.
  it(`responds to ${malformedCount} malformed requests, or closes the connection, and keeps running`, async () => {
    const requests = fc.sample(anyRequest, { numRuns: malformedCount, seed: 1 })
    const unexpected: string[] = []
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        for (let request = requests.pop(); request !== undefined; request = requests.pop()) {
          const response = await send(request)
          if (!/^$|^HTTP\/1.1 (2|3|4)\d\d /.test(response)) unexpected.push(request)
        }
      }),
    )
    expect(unexpected).toEqual([])
    await expectHome()
  }, 60_000)
})

const anyByte = fc.nat(255).map((byte) => String.fromCharCode(byte))
const anyEscape = fc.nat(255).map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
const anyPiece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('home', '404', '.html', 'index.html', '/', '//', '..') },
  { weight: 4, arbitrary: fc.constantFrom('%', '%%', '%2', '%zz', '?', '#', '\\', '&', '=', '+') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('%2e%2e%2f', '%5c', '%00', '%0d%0a', 'http://x.example'),
  },
  { weight: 3, arbitrary: anyEscape },
  { weight: 3, arbitrary: anyByte },
  { weight: 1, arbitrary: fc.constant('a'.repeat(5000)) },
)
const anyAddress = fc
  .tuple(fc.constantFrom('/', '/', '/', '/', '/home', '', '*', '//'), fc.array(anyPiece))
  .map(([start, pieces]) => [start, ...pieces].join(''))
const anyText = fc.array(anyPiece, { maxLength: 4 }).map((pieces) => pieces.join(''))
const anyHeader = fc
  .tuple(
    fc.constantFrom('Accept-Language', 'Accept-Encoding', 'If-None-Match', 'Range', 'Expect', ''),
    anyText,
  )
  .map(([name, value]) => `${name}: ${value}\r\n`)
const anyCookie = anyText.map((value) => `Cookie: firebase-language-override=${value}\r\n`)

const anyRequest = fc
  .record({
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constant('GET') },
      fc.constantFrom('HEAD', 'POST', 'OPTIONS', 'TRACE', 'CONNECT', 'PRI', 'get', ''),
    ),
    address: anyAddress,
    version: fc.oneof(
      { weight: 9, arbitrary: fc.constant('HTTP/1.1') },
      fc.constantFrom('HTTP/1.0', 'HTTP/9', ''),
    ),
    headers: fc.array(fc.oneof(anyHeader, anyCookie), { maxLength: 2 }),
  })
  .map(
    ({ method, address, version, headers }) =>
      `${method} ${address} ${version}\r\nHost: localhost\r\nConnection: close\r\n${headers.join('')}\r\n`,
  )
