import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'

import memory from 'superstatic/lib/providers/memory.js'
// Node and bundlers read the default export of the package's entry differently; that of this file is the same.
import superstatic from 'superstatic/lib/superstatic.js'

import { hostingSection, type Site } from './firebaseConfig.ts'

type Options = NonNullable<Parameters<typeof superstatic>[0]>
type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Creates a local server for a built site with superstatic, the server of Firebase Hosting, and with the configuration
 * that is deployed. It serves the files that the folder has now, from memory.
 */
export function createSiteServer(site: Site): Server {
  const files = memory({ store: filesIn(site.publicDir) })
  const config: object = hostingSection(site)
  const options = {
    // superstatic's types require a glob for each rewrite; its matcher also accepts `regex`.
    config: config as NonNullable<Options['config']>,
    // Documented, but missing in the types. Async, so that a language that cannot be decoded does not end the process.
    provider: async (request: IncomingMessage, path: string) => {
      try {
        return await files(request, path)
      } catch {
        return null
      }
    },
    compression: true,
    fallthrough: false,
  }
  // superstatic's types refer to those of `connect`, which are not installed.
  const serve = superstatic(options) as Handle
  return createServer((request, response) => {
    if (!isDecodablePath(request.url ?? '')) request.url = '/404'
    serve(request, response, () => response.writeHead(404).end())
  })
}

/** Returns the content of each file by its path on the site. */
function filesIn(folder: string): Record<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    paths.map((path) => [`/${relative(folder, path).split(sep).join('/')}`, readFileSync(path)]),
  )
}

/** Whether a URL is a path with valid escapes. superstatic decodes it, and would end the process if it cannot. */
function isDecodablePath(url: string): boolean {
  try {
    return decodeURI(url).startsWith('/')
  } catch {
    return false
  }
}
