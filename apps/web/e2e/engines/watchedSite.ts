import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** Keeps what a page reports, for a driver that does not hear the console: as text, for as long as the tab. */
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

/** What `watch` has kept so far, to be asked of a page. */
export const reportedInPage = `sessionStorage.getItem('reported') ?? '[]'`

/** A server in front of a site that has each page watched from its first script on. */
export function watchedSite(site: () => string): Server {
  return createServer((request, response) => void passOn(site(), request, response))
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
