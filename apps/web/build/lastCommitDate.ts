import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Tests and stories do not change the page. */
const excluded = ['*.test.*', '*.stories.*', 'testing/**'].map(
  (name) => `:(exclude,glob)**/${name}`,
)

/**
 * The date of a folder's last commit in ISO 8601, which does not depend on when or where the site is built.
 * Null if it is unknown: without a repository or its full history, or with uncommitted changes.
 *
 * @param folder its absolute path
 */
export async function lastCommitDate(folder: string): Promise<string | null> {
  const git = async (...args: readonly string[]) =>
    (await run('git', args, { cwd: folder })).stdout.trim()
  try {
    if ((await git('rev-parse', '--is-shallow-repository')) === 'true') return null
    if ((await git('status', '--porcelain', '--', '.', ...excluded)) !== '') return null
    return (await git('log', '-1', '--format=%aI', '--', '.', ...excluded)) || null
  } catch {
    // No git or no repository: no date in the sitemap is better than that of the build.
    return null
  }
}
