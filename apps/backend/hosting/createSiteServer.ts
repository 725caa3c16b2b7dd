import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { resolve } from 'node:path'

// Node and bundlers read the default export of the package's entry differently; that of this file is the same.
import superstatic from 'superstatic/lib/superstatic.js'

import { hostingSection, type Site } from './firebaseConfig.ts'
import { siteFiles } from './siteFiles.ts'

type Options = NonNullable<Parameters<typeof superstatic>[0]>
type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Creates a local server for a built site with superstatic, the server of Firebase Hosting. It responds with
 * the 404 page to a URL that superstatic cannot decode, which would end the process.
 *
 * @param folder the folder that the site's `publicDir` is relative to
 */
export const createSiteServer = (site: Site, folder: string): Server =>
  serveHosting(hostingSection(site), folder)

/** Like `createSiteServer`, for the `hosting` section of a `firebase.json`. */
export function serveHosting(hosting: ReturnType<typeof hostingSection>, folder: string): Server {
  const options = {
    // superstatic's types require a glob for each rewrite; its matcher also accepts `regex`.
    config: hosting as NonNullable<Options['config']>,
    provider: siteFiles(resolve(folder, hosting.public)), // documented, but missing in the types
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

/** Whether a URL is a path with valid escapes. */
function isDecodablePath(url: string): boolean {
  try {
    return decodeURI(url).startsWith('/')
  } catch {
    return false
  }
}
