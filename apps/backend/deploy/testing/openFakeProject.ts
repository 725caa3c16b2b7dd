import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { serveHosting } from '../../hosting/createSiteServer.ts'
import { hostingSection, type Site } from '../../hosting/firebaseConfig.ts'
import { deployPreview, deploySite, rollBack, type Tools } from '../deploySite.ts'

/** The commit of a release; its hash is made of the release's letter. */
export const commitOf = (letter: string) => letter.repeat(40)

export type FakeProject = Awaited<ReturnType<typeof openFakeProject>>

/** A project whose site is served over HTTP as Firebase Hosting serves it, with versions in folders. */
export async function openFakeProject() {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  let version: string | null = null
  let versions = 0
  let time = Date.UTC(2026, 10, 23)
  let head = ''
  let live: Server | null = null
  const server = createServer((request, response) => live?.emit('request', request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

  function serve(id: string): void {
    const section: ReturnType<typeof hostingSection> = JSON.parse(
      readFileSync(join(folder, id, 'hosting.json'), 'utf8'),
    )
    live = serveHosting({ ...section, public: join(folder, id, 'public') }, '/')
    version = id
  }

  const project = {
    origin,
    rules: '',
    functions: '',
    changes: '',
    /** A part of the commands that fail. */
    failing: null as string | null, // set by a test
    commands: [] as (readonly string[])[], // filled by the runs

    wait: (ms: number) => (time += ms),
    lose: (name: string) => rmSync(join(folder, String(version), 'public/assets', name)),
    async deploy(letter: string, assets: readonly string[], { isFirst = false } = {}) {
      await project.deployBuild(letter, build(letter, assets), { isFirst })
    },
    /** Deploys a site that was built. */
    async deployBuild(letter: string, site: Site, { isFirst = false } = {}) {
      head = commitOf(letter)
      await deploySite(tools, site, { folder: join(folder, 'release'), isFirst })
    },
    preview(letter: string, channel: string) {
      head = commitOf(letter)
      return deployPreview(tools, build(letter, []), channel)
    },
    rollBack: () => rollBack(tools),
    /** The status, caching and text of a path. */
    async get(path: string) {
      const response = await fetch(origin + path)
      return [response.status, response.headers.get('Cache-Control'), await response.text()]
    },
    close() {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true })
    },
  }

  function build(letter: string, assets: readonly string[]): Site {
    const publicDir = join(folder, `build-${letter}`)
    mkdirSync(join(publicDir, 'assets'), { recursive: true })
    writeFileSync(join(publicDir, 'home.html'), `Home of ${letter}`)
    for (const name of assets)
      writeFileSync(join(publicDir, 'assets', name), `${name} of ${letter}`)
    return {
      publicDir,
      assets,
      scriptHashes: [],
      styleHashes: [],
      fonts: [],
      rewrites: [],
      connectSources: [],
      frameSources: [],
      secure: true,
    }
  }

  const tools: Tools = {
    now: () => time,
    git: (...args) => {
      if (args[0] === 'status') return project.changes
      if (args[0] === 'rev-parse') return `${head}\n`
      return `rules of ${args[1]?.[0] ?? ''}`
    },
    writeConfig: (site) => {
      const file = join(folder, 'firebase.json')
      const hosting = site && hostingSection(site)
      writeFileSync(file, JSON.stringify({ firestore: { rules: 'firestore.rules' }, hosting }))
      writeFileSync(join(folder, 'firestore.rules'), `rules of ${head[0] ?? ''}`)
      return file
    },
    async firebase(...args) {
      project.commands.push(args)
      if (project.failing !== null && args.some((arg) => arg.includes(String(project.failing)))) {
        throw new Error(`${project.failing} failed`)
      }
      const config = args[args.indexOf('--config') + 1] ?? ''
      const [command] = args
      if (command === 'hosting:channel:list') {
        return JSON.stringify({ result: { channels: [liveChannel()] } })
      }
      if (command === 'hosting:clone') serve(args[1]?.split('@')[1] ?? '')
      if (command === 'deploy') {
        const targets = args[args.indexOf('--only') + 1]?.split(',') ?? []
        if (targets.includes('functions')) project.functions = `functions of ${head[0] ?? ''}`
        if (targets.includes('firestore:rules')) {
          project.rules = readFileSync(join(dirname(config), 'firestore.rules'), 'utf8')
        }
        if (targets.includes('hosting')) serve(upload(config))
      }
      return ''
    },
  }

  /** Stores what a configuration deploys as a new version, and returns its id. */
  function upload(config: string): string {
    const { hosting } = JSON.parse(readFileSync(config, 'utf8'))
    const id = `${(versions += 1)}`
    cpSync(hosting.public, join(folder, id, 'public'), { recursive: true })
    writeFileSync(join(folder, id, 'hosting.json'), JSON.stringify(hosting))
    return id
  }

  const liveChannel = () => ({
    name: 'projects/amaru/sites/amaru-site/channels/live',
    url: origin,
    ...(version !== null && {
      release: { version: { name: `projects/amaru/sites/amaru-site/versions/${version}` } },
    }),
  })

  return project
}
