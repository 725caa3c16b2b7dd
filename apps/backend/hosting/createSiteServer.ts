import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { resolve } from 'node:path'

// Its entry's default export is read differently by Node and by bundlers; this file's is one.
import superstatic from 'superstatic/lib/superstatic.js'

import { hostingSection, type Site } from './config.ts'
import { siteFiles } from './siteFiles.ts'

type Options = NonNullable<Parameters<typeof superstatic>[0]>
type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * A server for this machine that treats a built site as the hosting would: superstatic is the
 * server inside Firebase's. An address that it cannot read, at which its process would end, gets the
 * page for what there is not.
 *
 * @param folder from where the site's `publicDir` is seen
 */
export function createSiteServer(site: Site, folder: string): Server {
  const options = {
    // Its types want a glob for each rewrite; its matcher reads `regex` as well.
    config: hostingSection(site) as NonNullable<Options['config']>,
    provider: siteFiles(resolve(folder, site.publicDir)), // documented, though not in its types
    compression: true,
    fallthrough: false,
  }
  // Its types come without those of `connect`, which they name.
  const serve = superstatic(options) as Handle
  return createServer((request, response) => {
    if (!isReadable(request.url ?? '')) request.url = '/404'
    serve(request, response, () => response.writeHead(404).end())
  })
}

/** Whether an address is a path whose escapes say something. */
function isReadable(address: string): boolean {
  try {
    return decodeURI(address).startsWith('/')
  } catch {
    return false
  }
}
