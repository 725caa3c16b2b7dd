import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { SetupError } from '../emulators/SetupError.ts'
import { parseRelease, releaseFile, type Release } from './release.ts'

/**
 * Reads the `release.json` at an origin; null when the site has none.
 *
 * @throws SetupError when the site cannot be reached
 */
export async function readRelease(origin: string): Promise<Release | null> {
  const url = `${origin}/${releaseFile}`
  const response = await get(url)
  if (response.status === 404) return null
  if (!response.ok)
    throw new SetupError(`${url} responds with ${response.status}: try again later.`)
  return parseRelease(await response.text())
}

/**
 * Copies assets from the live site into a folder, eight at a time.
 *
 * @throws SetupError when one of them cannot be fetched
 */
export async function fetchAssets(
  origin: string,
  names: readonly string[],
  folder: string,
): Promise<void> {
  const waiting = [...names]
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
        const url = `${origin}/assets/${name}`
        const response = await get(url)
        if (!response.ok) {
          throw new SetupError(
            `${url} responds with ${response.status}, but open pages may still ask for it: nothing was deployed.`,
          )
        }
        await writeFile(join(folder, name), Buffer.from(await response.arrayBuffer()))
      }
    }),
  )
}

/** Requests a URL, three times at most: a server may end an idle connection when the next request is on its way. */
async function get(url: string, attempts = 3): Promise<Response> {
  try {
    return await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(60_000) })
  } catch (cause) {
    if (attempts > 1) return get(url, attempts - 1)
    throw new SetupError(`${url} cannot be reached: nothing was deployed.`, { cause })
  }
}
