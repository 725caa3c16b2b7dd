import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createSiteServer } from './createSiteServer.ts'

const files = {
  'home.html': 'The home page',
  'long.html': 'A long page. '.repeat(1_000),
  'assets/jost.woff2': 'A font',
  '404.html': 'There is no such page',
  'localized/en/home.html': 'The English page',
}

const folder = mkdtempSync(join(tmpdir(), 'site-'))
let server: Server

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  const site = {
    publicDir: folder,
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
  server = createSiteServer(site).listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

/** Requests an address as it is: `fetch` would correct some. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const sent = request({ host: '127.0.0.1', port, path, headers, method }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage] // as Node documents the event
  return {
    status: response.statusCode,
    headers: response.headers,
    content: await text(response),
  }
}

const home = { status: 200, content: 'The home page' }
const notFound = { status: 404, content: 'There is no such page' }

describe('the server of the embedded site', () => {
  it.each(['/home', '/hOmE'])('serves a page at %s, without its ending', async (path) => {
    expect(await get(path)).toMatchObject(home)
    expect(await get(path, {}, 'HEAD')).toMatchObject({ status: 200, content: '' })
  })

  it('serves a page in the language of the browser', async () => {
    const english = await get('/home', { 'Accept-Language': 'en' })
    expect(english.content).toBe('The English page')
  })

  it.each([
    ['/', '/home'],
    ['/en', '/en/home'],
    ['/EN', '/en/home'],
    ['/en/', '/en/home'],
  ])('redirects %s to %s', async (path, location) => {
    expect(await get(path)).toMatchObject({ status: 302, headers: { location } })
  })

  it('revalidates pages, preloads their fonts, and caches assets', async () => {
    expect((await get('/home')).headers).toMatchObject({
      'cache-control': 'no-cache',
      link: expect.stringMatching(/^<\/assets\/jost\.woff2>; rel=preload; as=font; /),
    })
    const { headers } = await get('/assets/jost.woff2')
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' })
    expect(headers).not.toHaveProperty('link')
  })

  it('lets no browser keep that an asset is missing', async () => {
    const missing = await get('/assets/gone.js')
    expect(missing).toMatchObject({ ...notFound, headers: { 'cache-control': 'no-cache' } })
  })

  it.each(['br', 'gzip'])('compresses text as %s for clients that accept it', async (encoding) => {
    const compressed = await get('/long', { 'Accept-Encoding': encoding })
    expect(compressed.headers).toMatchObject({ 'content-encoding': encoding })
    expect(compressed.content.length).toBeLessThan(3_000)
    expect((await get('/long')).content).toBe(files['long.html'])
  })

  it.each(['/nowhere', '/100%', '/%zz', '/%E0%A4%A', '/home?q=100%', '*', 'http://x.example/'])(
    'responds with 404 to %s, and keeps running',
    async (path) => {
      expect(await get(path)).toMatchObject(notFound)
      expect(await get('/home')).toMatchObject(home)
    },
  )

  it.each([{ 'Accept-Language': '%zz' }, { Cookie: 'firebase-language-override=%' }])(
    'serves a page to a browser that asks for a language by %s',
    async (headers) => {
      expect(await get('/home', headers)).toMatchObject(home)
    },
  )

  it.each(['/orders/.x', '/.env', '/assets/.x', '/orders/%0ax', '//.x', '/{a,b}', '/[.]x', '/ñ'])(
    'sends the security headers with the response to %s',
    async (path) => {
      expect((await get(encodeURI(path).replaceAll('%25', '%'))).headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src 'none'/),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
      })
    },
  )
})
