import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { originOf } from '../emulators/addresses.ts'
import { SetupError } from '../emulators/SetupError.ts'
import { buildManifest, type BuildManifest } from './buildManifest.ts'
import type { Site } from './firebaseConfig.ts'

/** The folder of a build in `apps/web`, and the command that builds it. */
interface Build {
  readonly folder: string
  readonly command: string
}

const buildOf = (name: string): string => `npx turbo run ${name} --filter=@storefront/web`

/** The builds of the site, one for each backend, so that they do not overwrite each other. */
const builds = {
  firebase: { folder: 'dist', command: 'npm run build:production' },
  embedded: { folder: 'dist-embedded', command: buildOf('build:embedded') },
  emulator: { folder: 'dist-emulator', command: buildOf('build:emulator') },
} as const satisfies Record<string, Build>

type Backend = keyof typeof builds

/** Returns the folder of the build for a backend. */
export const folderOf = (backend: Backend): string =>
  join(import.meta.dirname, '../../web', builds[backend].folder)

const manifestOf = (backend: Backend): string => join(folderOf(backend), 'hosting.json')

/** Whether the site is built for a real project. */
export const hasProductionBuild = (): boolean => existsSync(manifestOf('firebase'))

/** Whether the site is built for the emulators. */
export const hasEmulatorBuild = (): boolean => existsSync(manifestOf('emulator'))

function readBuild(backend: Backend) {
  const file = manifestOf(backend)
  if (!existsSync(file)) {
    throw new SetupError(
      `There is no ${file}: build the site first with \`${builds[backend].command}\`.`,
    )
  }
  const manifest = buildManifest.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!manifest.success) throw new Error(`${file} is not valid`, { cause: manifest.error })
  const publicDir = folderOf(backend)
  return { ...manifest.data, publicDir, assets: readdirSync(join(publicDir, 'assets')) }
}

/** Returns the site for the emulators, over HTTP. */
export function emulatorSite(): Site {
  return {
    ...readBuild('emulator'),
    connectSources: [originOf('auth'), originOf('firestore')],
    frameSources: [originOf('auth')],
    secure: false,
  }
}

/** Returns the site with the embedded backend, over HTTP, without other origins. */
export function embeddedSite(): Site {
  return { ...readBuild('embedded'), connectSources: [], frameSources: [], secure: false }
}

/**
 * Returns the `hosting.json` of the build for a real project.
 *
 * @throws SetupError when there is no such build
 */
export const readProductionBuild = (): BuildManifest => readBuild('firebase')

/**
 * Returns the site to deploy.
 *
 * @param isStaging whether only the team sees it, so that it may contain placeholders
 */
export function productionSite({ isStaging }: { readonly isStaging: boolean }): Site {
  const build = readBuild('firebase')
  return {
    ...productionSources(build.settings),
    ...build,
    secure: true,
    commit: spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() ?? '',
    predeploy: `npm run --silent check:build${isStaging ? ' -- --staging' : ''}`,
  }
}

/** What App Check by reCAPTCHA Enterprise loads, as Google's manual of reCAPTCHA lists it, and the SDK's service. */
const appCheckSources = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connections: ['https://content-firebaseappcheck.googleapis.com'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}
const noSources = { scripts: [], connections: [], frames: [] }

/**
 * Returns the external sources of the deployed site.
 *
 * @param settings those of the build: VITE_FIREBASE_AUTH_DOMAIN is the host of Google sign-in's
 *   helper, VITE_TOKEN_SYNC_URL the URL that receives the token, VITE_SENTRY_DSN the service that receives
 *   errors, VITE_APP_CHECK_KEY the key of App Check
 */
export function productionSources(settings: BuildManifest['settings']) {
  const {
    VITE_FIREBASE_AUTH_DOMAIN: authDomain,
    VITE_TOKEN_SYNC_URL: tokenSync,
    VITE_SENTRY_DSN: sentry,
  } = settings
  const appCheck = settings['VITE_APP_CHECK_KEY'] ? appCheckSources : noSources
  return {
    connectSources: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com',
      ...[tokenSync, sentry].flatMap((url) => (url ? [new URL(url).origin] : [])),
      ...appCheck.connections,
    ],
    frameSources: [`https://${authDomain}`, ...appCheck.frames],
    ...(appCheck.scripts.length > 0 && { scriptSources: appCheck.scripts }),
  }
}
