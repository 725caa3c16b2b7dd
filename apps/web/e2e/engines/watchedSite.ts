import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** Stores a page's errors in the tab's storage, for drivers that cannot read the console. */
const watch = `(() => {
  const report = (text) => {
    const all = JSON.parse(sessionStorage.getItem('reported') ?? '[]')
    sessionStorage.setItem('reported', JSON.stringify([...all, String(text)]))
  }
  for (const level of ['error', 'warn']) {
    const say = console[level]
    console[level] = (...words) => (report(words.join(' ')), say.apply(console, words))
  }
  addEventListener('error', (event) => report(event.message))
  addEventListener('unhandledrejection', (event) => report(event.reason))
  addEventListener('securitypolicyviolation', (event) => report(event.violatedDirective))
})()`

const watchPath = '/watch-console.js'

/** An expression for what `watch` has stored so far. */
export const reportedInPage = `sessionStorage.getItem('reported') ?? '[]'`

export interface WatchedSite {
  readonly server: Server
  /** Whether the server has been idle for a moment. */
  readonly isIdle: () => boolean
  /** Refuses the files of this pattern from now on; null ends it. */
  readonly lose: (files: RegExp | null) => void
}

/** How long the server must be idle, in ms. */
const idleMs = 300

/** A proxy of a site that adds `watch` to each page. */
export function watchedSite(site: string): WatchedSite {
  let unanswered = 0
  let lastAnswer = 0
  let lost: RegExp | null = null
  const server = createServer((request, response) => {
    unanswered += 1
    response.once('close', () => {
      unanswered -= 1
      lastAnswer = Date.now()
    })
    if (lost?.test(request.url ?? '')) response.writeHead(503).end()
    else void passOn(site, request, response)
  })
  return {
    server,
    isIdle: () => unanswered === 0 && Date.now() - lastAnswer > idleMs,
    lose: (files) => (lost = files),
  }
}

async function passOn(site: string, { url = '' }: IncomingMessage, response: ServerResponse) {
  if (url === watchPath) {
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(watch)
    return
  }
  const answer = await fetch(site + url, { redirect: 'manual' })
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) {
    headers.delete(name)
  }
  const isPage = headers.get('content-type')?.startsWith('text/html')
  const body = isPage
    ? (await answer.text()).replace('<head>', `<head><script src="${watchPath}"></script>`)
    : Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, Object.fromEntries(headers)).end(body)
}
