import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { SetupError } from '../emulators/SetupError.ts'
import type { Site } from '../hosting/firebaseConfig.ts'
import { fetchAssets, readRelease } from './liveSite.ts'
import { carriedAlong, releaseFile, type Release } from './release.ts'

/** Dependencies of a deployment; tests pass their own. */
export interface Tools {
  /** Runs a command of firebase-tools for the project, and returns its output. */
  readonly firebase: (...args: readonly string[]) => Promise<string>
  /** Runs a command of git, and returns its output. */
  readonly git: (...args: readonly string[]) => string
  /** Writes `firebase.json` for a site, or without hosting, and returns its path. */
  readonly writeConfig: (site: Site | null) => string
  /** The time in ms since 1970. */
  readonly now: () => number
}

const rulesFile = 'firestore.rules'

/**
 * Deploys functions, rules, indexes and the site, with the assets of the last 30 days' releases.
 *
 * @param site the build, with only its own assets
 * @param folder receives the files to deploy; its previous content is deleted
 * @param isFirst whether the live site may have no `release.json`
 * @throws SetupError when something is not committed, the live site has no `release.json`, or a step fails
 */
export async function deploySite(
  tools: Tools,
  site: Site,
  { folder, isFirst }: { readonly folder: string; readonly isFirst: boolean },
): Promise<void> {
  const commit = cleanCommit(tools)
  const live = await findLive(tools)
  const liveRelease = live.version === null ? null : await readRelease(live.origin)
  if (live.version !== null && liveRelease === null && !isFirst) {
    throw new SetupError(
      `${live.origin} has no ${releaseFile}, so pages that are open now would lose their files. ` +
        'Add --first if it was deployed without `npm run deploy`: this happens once.',
    )
  }
  const carried = liveRelease === null ? {} : carriedAlong(liveRelease, site.assets, tools.now())

  const release: Release = {
    commit,
    assets: site.assets,
    carried,
    before: beforeOf(liveRelease, live.version, commit),
  }
  rmSync(folder, { recursive: true, force: true })
  cpSync(site.publicDir, folder, { recursive: true })
  await fetchAssets(live.origin, Object.keys(carried), join(folder, 'assets'))
  writeFileSync(join(folder, releaseFile), `${JSON.stringify(release, null, 2)}\n`)

  const assets = [...site.assets, ...Object.keys(carried)]
  const config = tools.writeConfig({ ...site, publicDir: folder, assets })
  const deploy = (targets: string, ...options: readonly string[]) =>
    tools.firebase('deploy', '--only', targets, '--config', config, ...options)
  // The functions answer open pages as well as new ones, so they come before the pages that need them, and before the
  // rules that close what the functions do now.
  await deploy('firestore:indexes,functions')
  await deploy('firestore:rules,hosting', '--message', commit)
}

/** Deploys the site, without functions and rules, to a channel that expires after a week. */
export async function deployPreview(tools: Tools, site: Site, channel: string): Promise<void> {
  const config = tools.writeConfig(site)
  await tools.firebase('hosting:channel:deploy', channel, '--expires', '7d', '--config', config)
}

/**
 * Returns to the release of the commit before: its rules, then its site. If the site fails, the rules of the live
 * release are deployed again. Functions and indexes stay: they serve older pages too.
 *
 * @throws SetupError when there is no release before, or one of the steps fails
 */
export async function rollBack(tools: Tools): Promise<string> {
  const live = await findLive(tools)
  const release = live.version === null ? null : await readRelease(live.origin)
  if (release === null || release.before === null) {
    throw new SetupError(`${live.origin} has no release before this one.`)
  }
  const { commit, version } = release.before
  // Both are read first: without them there is no way back.
  const rules = { before: rulesAt(tools, commit), live: rulesAt(tools, release.commit) }

  await deployRules(tools, rules.before)
  try {
    await tools.firebase('hosting:clone', `${live.site}@${version}`, `${live.site}:live`)
  } catch (cause) {
    await deployRules(tools, rules.live)
    throw new SetupError('The site could not be rolled back, so its rules are live again.', {
      cause,
    })
  }
  return commit
}

/** The commit to deploy. Everything must be committed, since a rollback reads the rules from the commit. */
function cleanCommit({ git }: Tools): string {
  if (git('status', '--porcelain') !== '') {
    throw new SetupError(
      'There are changes that are not committed: a rollback could not find these rules again.',
    )
  }
  return git('rev-parse', 'HEAD').trim()
}

/** The release to roll back to. A nightly build of the same commit keeps that of the commit before. */
function beforeOf(live: Release | null, version: string | null, commit: string): Release['before'] {
  if (live === null || version === null) return null
  return live.commit === commit ? live.before : { commit: live.commit, version }
}

function rulesAt({ git }: Tools, commit: string): string {
  try {
    return git('show', `${commit}:apps/backend/${rulesFile}`)
  } catch (cause) {
    throw new SetupError(
      `The rules of ${commit} are not in this clone: fetch the whole history with git fetch --unshallow.`,
      { cause },
    )
  }
}

async function deployRules({ firebase }: Tools, rules: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  try {
    const config = join(folder, 'firebase.json')
    writeFileSync(join(folder, rulesFile), rules)
    writeFileSync(config, JSON.stringify({ firestore: { rules: rulesFile } }))
    await firebase('deploy', '--only', 'firestore:rules', '--config', config)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface LiveSite {
  readonly site: string
  readonly origin: string
  /** The id of the live version; null before the first deployment. */
  readonly version: string | null
}

async function findLive({ firebase, writeConfig }: Tools): Promise<LiveSite> {
  const config = writeConfig(null)
  const output = await firebase('hosting:channel:list', '--json', '--config', config)
  // Firebase Hosting's REST API documents this shape of a channel.
  const { result } = JSON.parse(output) as {
    readonly result: {
      readonly channels: readonly {
        readonly name: string
        readonly url: string
        readonly release?: { readonly version?: { readonly name: string } }
      }[]
    }
  }
  const live = result.channels.find(({ name }) => name.endsWith('/channels/live'))
  const site = live?.name.split('/').at(-3)
  if (live === undefined || site === undefined) {
    throw new SetupError('The project has no site on Firebase Hosting: create it in the console.')
  }
  return {
    site,
    origin: live.url,
    version: live.release?.version?.name.split('/').at(-1) ?? null,
  }
}
