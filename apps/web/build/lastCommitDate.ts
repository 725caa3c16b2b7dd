import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Tests and stories do not change the page. */
const excluded = ['*.test.*', '*.stories.*', 'testing/**'].map(
  (name) => `:(top,exclude,glob)**/${name}`,
)

/**
 * The date of the last commit to some folders of a repository, in ISO 8601, which does not depend on when or where the site is built.
 * Null if it is unknown: without a repository or its full history, or with uncommitted changes.
 *
 * @param folders their absolute paths
 */
export async function lastCommitDate(folders: readonly string[]): Promise<string | null> {
  const git = async (...args: readonly string[]) =>
    (await run('git', args, { cwd: folders[0] })).stdout.trim()
  try {
    if ((await git('rev-parse', '--is-shallow-repository')) === 'true') return null
    if ((await git('status', '--porcelain', '--', ...folders, ...excluded)) !== '') return null
    return (await git('log', '-1', '--format=%aI', '--', ...folders, ...excluded)) || null
  } catch {
    // No git or no repository: no date in the sitemap is better than that of the build.
    return null
  }
}
