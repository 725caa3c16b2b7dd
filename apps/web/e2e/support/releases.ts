import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'

import { createSiteServer } from '../../../backend/hosting/createSiteServer.ts'
import type { Site } from '../../../backend/hosting/firebaseConfig.ts'
import { embeddedSite } from '../../../backend/hosting/sites.ts'
import { listen } from './listen.ts'

/** The files that name others. */
const textFiles = new Set(['.html', '.js', '.css', '.json', '.webmanifest'])

/**
 * Copies the built site into a release whose scripts and style sheets all have names of their own, as if
 * every source had changed. The names contain `-LETTER.`.
 */
export function copyAsRelease(letter: string): Site {
  const site = embeddedSite()
  const publicDir = mkdtempSync(join(tmpdir(), `release-${letter}-`))
  cpSync(site.publicDir, publicDir, { recursive: true })
  const nameIn = (name: string) => name.replace(/\.(js|css)$/, `-${letter}.$1`)
  const names = new Set(site.assets)
  for (const file of readdirSync(publicDir, { recursive: true, encoding: 'utf8' })) {
    if (!textFiles.has(extname(file))) continue
    const path = join(publicDir, file)
    const text = readFileSync(path, 'utf8')
    const renamed = text.replaceAll(/(?<![\w.-])[\w.-]+\.(?:js|css)\b/g, (name) =>
      names.has(name) ? nameIn(name) : name,
    )
    writeFileSync(path, renamed)
  }
  for (const name of names) {
    renameSync(join(publicDir, 'assets', name), join(publicDir, 'assets', nameIn(name)))
  }
  return { ...site, publicDir, assets: site.assets.map(nameIn) }
}

/** A site whose releases replace one another: as on Firebase Hosting, only the files of the live one exist. */
export async function serveReleases() {
  let live: Server | undefined
  const server = createServer((request, response) => live?.emit('request', request, response))
  return {
    ...(await listen(server)),
    release: (site: Site) => {
      live = createSiteServer(site)
    },
  }
}
