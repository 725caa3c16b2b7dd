/**
 * Shows what a change does to the pictures: `npm run compare -- [commit] [words]` builds the stories of the commit (main by
 * default) and of the working tree, photographs both in the same browser on this machine, and opens Playwright's report of
 * what differs. The words, of a title or a story's id, restrict it. No picture is stored in the repository.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { findStories } from './builtStories.ts'

const root = join(import.meta.dirname, '..')
const cache = join(root, 'node_modules/.cache/compare')
const report = join(root, 'compare-report')

const [first = 'main', ...others] = process.argv.slice(2)
const isCommit =
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${first}^{commit}`]).status === 0
const commit = isCommit ? first : 'main'
const words = (isCommit ? others : [first, ...others]).join(' ')

/** Runs a command, and ends this one if it fails. Returns what it prints, if it is caught. */
function run(command: string, args: readonly string[], cwd = root, isCaught = false) {
  const { status, stdout } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', isCaught ? 'pipe' : 'inherit', 'inherit'],
  })
  if (status === 0) return isCaught ? stdout.trim() : ''
  console.error(`${command} ${args.join(' ')} failed.`)
  return process.exit(status ?? 1)
}

function buildStories(folder: string, outDir: string): void {
  run(
    'npx',
    ['turbo', 'run', 'build', '--filter=@storefront/imagery', '--output-logs=errors-only'],
    folder,
  )
  run(
    'npx',
    ['storybook', 'build', '--output-dir', outDir, '--quiet', '--loglevel', 'error'],
    folder,
  )
}

/** The stories of a commit, built in a worktree of its own with its own packages; kept for the next comparison. */
function buildCommit(hash: string): string {
  const outDir = join(cache, hash)
  if (existsSync(join(outDir, 'index.json'))) return outDir
  const folder = join(cache, 'worktree')
  run('git', ['worktree', 'prune'])
  rmSync(folder, { recursive: true, force: true })
  run('git', ['worktree', 'add', '--force', '--detach', folder, hash])
  run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--silent'], folder)
  buildStories(folder, outDir)
  run('git', ['worktree', 'remove', '--force', folder])
  return outDir
}

/** Photographs built stories. Returns whether they look as the pictures taken before. */
function photograph(build: string, args: readonly string[]): boolean {
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', '--config', '.storybook/compare.config.ts', ...args],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, COMPARE_BUILD: build, COMPARE_WORDS: words },
    },
  )
  return status === 0
}

mkdirSync(cache, { recursive: true })
console.log('Building the stories of the working tree …')
const after = join(cache, 'working-tree')
buildStories(root, after)
if (findStories(after, words).length === 0) {
  console.error(`"${words}" is no commit, and no story has it as its id or in its title.`)
  process.exit(1)
}
const hash = run('git', ['rev-parse', '--verify', `${commit}^{commit}`], root, true)
console.log(`Building the stories of ${commit} (${hash.slice(0, 7)}) …`)
const before = buildCommit(hash)

rmSync(join(cache, 'pictures'), { recursive: true, force: true })
// A story that cannot be photographed at the commit is reported with the pictures of the working tree.
photograph(before, ['--update-snapshots=all', '--reporter=dot'])
const isSame = photograph(after, ['--update-snapshots=none'])
console.log(
  isSame
    ? 'Nothing differs.'
    : `What differs is in ${report}: npx playwright show-report compare-report`,
)
