import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Only what visitors see: a test may change without the page. */
const others = ['*.test.*', '*.stories.*', 'testing/**'].map((name) => `:(exclude,glob)**/${name}`)

/**
 * When a folder last changed, in ISO 8601: the date of its last commit, which is the same whenever and
 * wherever the site is built. Null where nobody knows: without a repository or its whole history, or
 * with changes that are not committed.
 *
 * @param folder its absolute path
 */
export async function lastChange(folder: string): Promise<string | null> {
  const git = async (...args: readonly string[]) =>
    (await run('git', args, { cwd: folder })).stdout.trim()
  try {
    if ((await git('rev-parse', '--is-shallow-repository')) === 'true') return null
    if ((await git('status', '--porcelain', '--', '.', ...others)) !== '') return null
    return (await git('log', '-1', '--format=%aI', '--', '.', ...others)) || null
  } catch {
    // No git, or no repository: the sitemap says nothing rather than the time of the build.
    return null
  }
}
