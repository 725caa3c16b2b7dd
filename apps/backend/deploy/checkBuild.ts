/**
 * Refuses to deploy a build that must not be live, with every reason: the predeploy hook of hosting in `firebase.json`.
 * With `--staging` it accepts placeholders; otherwise it names what the shop still lacks. The Firebase CLI sets
 * GCLOUD_PROJECT.
 */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { reportFailure } from '../emulators/reportFailure.ts'
import { SetupError } from '../emulators/SetupError.ts'
import { readProductionBuild } from '../hosting/sites.ts'
import { buildProblems } from './buildProblems.ts'

const root = join(import.meta.dirname, '../../..')

/** What the site is built from, besides the settings. */
const sources = [
  'package-lock.json',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/src',
  'apps/web/build',
  'apps/backend/seed',
  'packages/domain/src',
  'packages/brand/src',
  'packages/i18n/src',
  'packages/letters/src',
  'packages/adapters/src',
  'packages/ui/src',
  'packages/imagery/src',
  'packages/imagery/build',
  'packages/imagery/masters',
  'packages/imagery/marks',
]

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|stories)\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Returns the time of the last change of the site's sources and settings, in ms since 1970. */
function sourcesChangedAt(): number {
  const settings = readdirSync(join(root, 'apps/web')).filter((name) => name.startsWith('.env'))
  const paths = [...sources, ...settings.map((name) => join('apps/web', name))]
  const files = paths.flatMap((path) => filesIn(join(root, path)))
  return Math.max(...files.map((file) => statSync(file).mtimeMs))
}

try {
  const build = readProductionBuild()
  const isPublic = !process.argv.includes('--staging')
  const problems = buildProblems({
    build,
    projectId: process.env['GCLOUD_PROJECT'] ?? '',
    sourcesChangedAt: sourcesChangedAt(),
    configWrittenAt: statSync(join(root, 'apps/backend/firebase.json')).mtimeMs,
    isPublic,
  })
  if (problems.length > 0) {
    throw new SetupError(`The site in apps/web/dist must not be deployed:
- ${problems.join('\n- ')}
Correct this, and build it again by \`npm run build:production\` or \`npm run build:staging\`.`)
  }
  if (isPublic && build.missing.length > 0) {
    console.log(
      `Before the shop sells it still lacks: ${build.missing.join(', ')}. The overview of the dashboard says where to add them; "Before you sell" in docs/operations.md, what else to look at.`,
    )
  }
} catch (error) {
  reportFailure(error)
}
