// Loaded with the test, whose deadline it would take up; the log loads it with the first error.
import '@storefront/adapters/sentry'

import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'

import { Outage } from '@storefront/domain'
import { startTransition } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createLog } from './createLog.ts'

const warn = vi.fn<typeof console.warn>()
const commit = 'c0ffee'.padEnd(40, '0')
const key = '7K2M9QX4TB7K2M9QX4TB'
const address = `/ORDERS/${key}?oobCode=secret#place`
/** Personal data as it could get into the message of an error. */
const personal =
  'No place for "Rosa Quishpe, Av. Amazonas" <rosa@example.com>, 1712345678, 099 123 4567, orders/7k2m9qx4tb7k2m9qx4tb-7K2M9QX4TB7K2M9QX4TB'

/** What the receiver got: the body of each request. */
let received: string[]
let server: ReturnType<typeof createServer>

beforeEach(async () => {
  received = []
  server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(body)
      response.end('{}')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  vi.stubGlobal('buildCommit', commit)
  vi.stubGlobal('fetch', post)
  warn.mockReset()
  vi.spyOn(console, 'warn').mockImplementation(warn)
  vi.spyOn(console, 'error').mockReturnValue()
  history.replaceState(null, '', address)
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Posts as a browser does, without its cross-origin checks. */
const post = (url: string, { body }: { readonly body: string | Uint8Array }) =>
  new Promise((resolve, reject) => {
    const posted = httpRequest(url, { method: 'POST' }, (answer) => {
      answer.resume()
      resolve(new Response())
    })
    posted.on('error', reject)
    posted.end(body)
  })

/** The log of a build that reports to the receiver. */
function openLog() {
  const listening = server.address()
  const port = typeof listening === 'object' ? listening?.port : ''
  const dsn = `http://key@127.0.0.1:${port}/7`
  vi.stubEnv('VITE_SENTRY_DSN', dsn)
  return createLog({ VITE_BACKEND: 'emulator', VITE_SENTRY_DSN: dsn })
}

const element = () => document.body.appendChild(document.createElement('div'))

function Broken({ how }: { readonly how: string }): never {
  throw new Error(`${personal}: ${how}`)
}

const kinds = [
  'logged',
  'the cause',
  'in a boundary',
  'in no boundary',
  'window',
  'promise',
  'Hydration failed',
  'blocked https://evil.example (img-src)',
]

it('reports an error of each kind to the owner, with the commit and without personal data', async () => {
  const log = openLog()
  const options: RootOptions = { onCaughtError: (error) => log('Not rendered', error) }

  log('The cart could not be synchronised', new TypeError(`${personal}: logged`))
  const cause = new Error(`${personal}: the cause`)
  log('The order is unreadable', new Outage('invalid-document', 'orders/1', { cause }))
  createRoot(element(), options).render(
    <RouterProvider
      router={createMemoryRouter([
        { path: '*', element: <Broken how="in a boundary" />, errorElement: 'caught' },
      ])}
    />,
  )
  createRoot(element(), options).render(<Broken how="in no boundary" />)
  const printed = element()
  printed.innerHTML = '<p>printed</p>'
  startTransition(() => void hydrateRoot(printed, <b>another</b>, options))
  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError(`${personal}: window`) }))
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      blockedURI: `https://evil.example/orders/${key}`,
      effectiveDirective: 'img-src',
      documentURI: location.href,
      referrer: location.href,
    }),
  )
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: new Error(`${personal}: promise`) }),
  )

  await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(8), 10_000)
  const everything = received.join('\n')
  for (const kind of kinds) {
    expect(everything).toContain(kind)
  }
  expect(everything).not.toMatch(
    /Rosa|Quishpe|Amazonas|rosa@|1712345678|123 4567|7K2M9QX4TB|secret/i,
  )
  for (const envelope of received) {
    const [, , event = ''] = envelope.split('\n')
    expect(JSON.parse(event)).toMatchObject({
      release: commit,
      request: {
        url: `${location.origin}/ORDERS/:id`,
        headers: { 'User-Agent': expect.stringContaining('Mozilla') },
      },
    })
  }
})

it('reports nothing that the owner could not mend: the network, lost files, and ended view transitions', async () => {
  const log = openLog()
  log('A view transition', new DOMException('Transition was skipped', 'AbortError'))
  log('The cart could not be synchronised', new Outage('offline', 'No network'))
  const lost = new Outage('code-lost', './a.js')
  log('The cart could not be loaded', new Error('Not loaded', { cause: lost }))
  log('The token could not be saved')
  log('A bug', new Error('the only one'))
  await vi.waitFor(() => expect(received).toHaveLength(1), 10_000)
  expect(received[0]).toContain('the only one')
})

it('reports nothing, and listens to nothing, in a build without an address', () => {
  const listen = vi.spyOn(window, 'addEventListener')
  const log = createLog({ VITE_BACKEND: 'emulator' })
  log('A bug', new Error('told to the console only'))
  expect(listen).not.toHaveBeenCalled()
  expect(warn).toHaveBeenCalledOnce()
})
