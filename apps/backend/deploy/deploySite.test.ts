import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { hostingSection, type Site } from '../hosting/firebaseConfig.ts'
import { serveHosting } from '../hosting/createSiteServer.ts'
import { deployPreview, deploySite, rollBack, type Tools } from './deploySite.ts'

const day = 86_400_000
const immutable = 'public, max-age=31536000, immutable'

let shop: FakeProject
beforeEach(async () => {
  shop = await openFakeProject()
})
afterEach(() => shop.close())

describe('releases', () => {
  it('keep the files of a page that was opened before them, and after a rollback', async () => {
    await shop.deploy('a', ['home-a.js', 'cart-a.js'])
    expect(await shop.get('/assets/cart-a.js')).toEqual([200, immutable, 'cart-a.js of a'])

    await shop.deploy('b', ['home-b.js', 'cart-b.js'])
    expect(await shop.get('/home')).toEqual([200, 'no-cache', 'Home of b'])
    expect(await shop.get('/assets/cart-b.js')).toEqual([200, immutable, 'cart-b.js of b'])
    expect(await shop.get('/assets/cart-a.js')).toEqual([200, immutable, 'cart-a.js of a'])
    expect(shop.rules).toBe('rules of b')

    expect(await shop.rollBack()).toBe(commitOf('a'))
    expect(await shop.get('/home')).toEqual([200, 'no-cache', 'Home of a'])
    expect(await shop.get('/assets/cart-a.js')).toEqual([200, immutable, 'cart-a.js of a'])
    expect(shop.rules).toBe('rules of a')
  })

  it('let no browser keep that a file is missing', async () => {
    await shop.deploy('a', ['home-a.js'])
    const [status, caching] = await shop.get('/assets/cart-b.js')
    expect([status, caching]).toEqual([404, 'no-cache'])
  })

  it('drop a file 30 days after it was replaced', async () => {
    await shop.deploy('a', ['home-a.js'])
    await shop.deploy('b', ['home-b.js'])
    shop.wait(29 * day)
    await shop.deploy('c', ['home-c.js'])
    expect((await shop.get('/assets/home-a.js'))[0]).toBe(200)
    shop.wait(2 * day)
    await shop.deploy('d', ['home-d.js'])
    expect((await shop.get('/assets/home-a.js'))[0]).toBe(404)
    expect((await shop.get('/assets/home-b.js'))[0]).toBe(200)
  })

  it('stay as they are when a file of the live one cannot be fetched', async () => {
    await shop.deploy('a', ['home-a.js', 'cart-a.js'])
    shop.lose('cart-a.js')
    await expect(shop.deploy('b', ['home-b.js'])).rejects.toThrow(/cart-a\.js responds with 404/)
    expect(await shop.get('/home')).toMatchObject([200, 'no-cache', 'Home of a'])
  })

  it('refuse a live site without a list, but for --first', async () => {
    await shop.deploy('a', ['home-a.js'])
    shop.lose('../release.json')
    await expect(shop.deploy('b', ['home-b.js'])).rejects.toThrow(/has no release\.json.*--first/)
    await shop.deploy('b', ['home-b.js'], { isFirst: true })
    expect(await shop.get('/home')).toMatchObject([200, 'no-cache', 'Home of b'])
  })

  it('refuse changes that are not committed', async () => {
    shop.changes = ' M apps/backend/firestore.rules'
    await expect(shop.deploy('a', [])).rejects.toThrow(/not committed/)
  })

  it('have a preview without rules', async () => {
    await shop.deploy('a', ['home-a.js'])
    await shop.preview('b', 'pr-12')
    expect(shop.commands.at(-1)).toEqual(
      expect.arrayContaining(['hosting:channel:deploy', 'pr-12']),
    )
    expect(await shop.get('/home')).toMatchObject([200, 'no-cache', 'Home of a'])
    expect(shop.rules).toBe('rules of a')
  })
})

describe('a rollback', () => {
  it('goes to the commit before, however often that of today was released', async () => {
    await shop.deploy('a', ['home-a.js'])
    await shop.deploy('b', ['home-b.js'])
    await shop.deploy('b', ['home-b.js'])
    expect(await shop.rollBack()).toBe(commitOf('a'))
    expect(await shop.get('/home')).toMatchObject([200, 'no-cache', 'Home of a'])
  })

  it('puts the rules back when the site fails', async () => {
    await shop.deploy('a', ['home-a.js'])
    await shop.deploy('b', ['home-b.js'])
    shop.failing = 'hosting:clone'
    await expect(shop.rollBack()).rejects.toThrow(/its rules are live again/)
    expect(shop.rules).toBe('rules of b')
    expect(await shop.get('/home')).toMatchObject([200, 'no-cache', 'Home of b'])
  })

  it('leaves the site when the rules fail', async () => {
    await shop.deploy('a', ['home-a.js'])
    await shop.deploy('b', ['home-b.js'])
    shop.failing = 'firestore:rules'
    await expect(shop.rollBack()).rejects.toThrow(/firestore:rules/)
    expect(await shop.get('/home')).toMatchObject([200, 'no-cache', 'Home of b'])
  })

  it('is refused on the first release', async () => {
    await shop.deploy('a', ['home-a.js'])
    await expect(shop.rollBack()).rejects.toThrow(/no release before/)
  })
})

/** The commit of a release; its hash is made of the release's letter. */
const commitOf = (letter: string) => letter.repeat(40)

type FakeProject = Awaited<ReturnType<typeof openFakeProject>>

/** A project whose site is served over HTTP as Firebase Hosting serves it, with versions in folders. */
async function openFakeProject() {
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
    rules: '',
    changes: '',
    /** A part of the commands that fail. */
    failing: null as string | null, // set by a test
    commands: [] as (readonly string[])[], // filled by the runs

    wait: (ms: number) => (time += ms),
    lose: (name: string) => rmSync(join(folder, String(version), 'public/assets', name)),
    async deploy(letter: string, assets: readonly string[], { isFirst = false } = {}) {
      const site = build(letter, assets)
      await deploySite(tools, site, { folder: join(folder, 'release'), isFirst })
    },
    preview: (letter: string, channel: string) => deployPreview(tools, build(letter, []), channel),
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
    head = commitOf(letter)
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
      if (project.failing !== null && args.includes(project.failing)) {
        throw new Error(`${project.failing} failed`)
      }
      const config = args[args.indexOf('--config') + 1] ?? ''
      const [command] = args
      if (command === 'hosting:channel:list') {
        return JSON.stringify({ result: { channels: [liveChannel()] } })
      }
      if (command === 'hosting:clone') serve(args[1]?.split('@')[1] ?? '')
      if (command === 'deploy') {
        project.rules = readFileSync(join(dirname(config), 'firestore.rules'), 'utf8')
        if (args.includes('firestore,hosting')) serve(upload(config))
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
