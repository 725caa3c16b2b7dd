import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import { listen, type Listening } from '../e2e/support/listen.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.json': 'application/json',
}

interface CachedFile {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Serves a built site from memory, with each text compressed once, so that the server's time does not
 * count in the measurements.
 *
 * @param rewrite changes the content of each HTML file
 */
export function serveBuild(
  outDir: string,
  rewrite: (html: string) => string = (html) => html,
): Promise<Listening> {
  const cache = new Map<string, CachedFile | null>()

  function readPath(path: string): CachedFile | null {
    const file = extname(path) === '' ? `${path}.html` : path
    const type = types[extname(file)] ?? 'application/octet-stream'
    try {
      const content = readFileSync(join(outDir, file))
      const body = file.endsWith('.html') ? Buffer.from(rewrite(content.toString())) : content
      const isImmutable = path.startsWith('/assets/')
      const headers = {
        'content-type': type,
        'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      }
      if (!/text|javascript|json|svg/.test(type)) return { body, headers }
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
      return {
        body: brotliCompressSync(body, { params }),
        headers: { ...headers, 'content-encoding': 'br' },
      }
    } catch {
      // No such file: pages request some files that only some builds have.
      return null
    }
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = cache.get(pathname) ?? readPath(pathname)
    cache.set(pathname, file)
    if (file === null) response.writeHead(404).end()
    else response.writeHead(200, file.headers).end(file.body)
  })
  return listen(server)
}
