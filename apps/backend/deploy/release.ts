/** The file that describes each release, at the root of the site. */
export const releaseFile = 'release.json'

/** The content of `release.json`: the next release carries its assets along, and a rollback finds the one before. */
export interface Release {
  /** The commit that it was built from. */
  readonly commit: string
  /** Names of the files in `/assets` that its own pages load. */
  readonly assets: readonly string[]
  /** Assets of earlier releases: each name with the time at which the last release that loads it was replaced, in ISO 8601. */
  readonly carried: Readonly<Record<string, string>>
  /** The release of the commit before, to roll back to; null for the first. */
  readonly before: Reference | null
}

/** A release on Firebase Hosting. */
export interface Reference {
  readonly commit: string
  /** The id of its version on Hosting. */
  readonly version: string
}

/** For how many days replaced assets are kept, for tabs that stay open. */
const carriedDays = 30
const dayMs = 86_400_000

/**
 * Returns the assets of the live release and those before it that the next release carries along.
 *
 * @param assets names of the assets of the next release
 * @param now in ms since 1970
 */
export function carriedAlong(
  live: Release,
  assets: readonly string[],
  now: number,
): Record<string, string> {
  const replaced = new Date(now).toISOString()
  const old = {
    ...live.carried,
    ...Object.fromEntries(live.assets.map((name) => [name, replaced])),
  }
  return Object.fromEntries(
    Object.entries(old).filter(
      ([name, date]) => !assets.includes(name) && now - Date.parse(date) < carriedDays * dayMs,
    ),
  )
}

/**
 * Parses a `release.json`.
 *
 * @throws Error when the content is invalid
 */
export function parseRelease(json: string): Release {
  const release: unknown = JSON.parse(json)
  if (
    isRecord(release) &&
    isCommit(release['commit']) &&
    Array.isArray(release['assets']) &&
    release['assets'].every(isAssetName) &&
    isRecord(release['carried']) &&
    Object.keys(release['carried']).every(isAssetName) &&
    Object.values(release['carried']).every(isDate) &&
    (release['before'] === null || isReference(release['before']))
  ) {
    const { commit, assets, carried, before } = release
    // Each value was checked above, which narrows no record.
    return { commit, assets, carried: carried as Release['carried'], before }
  }
  throw new Error(`${releaseFile} is not the list of a release: ${json.slice(0, 200)}`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is a plain file name, since it becomes a path on this machine. */
function isAssetName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-][\w.-]*$/.test(value)
}

function isCommit(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{40}$/.test(value)
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}

function isReference(value: unknown): value is Reference {
  return (
    isRecord(value) &&
    isCommit(value['commit']) &&
    typeof value['version'] === 'string' &&
    /^[0-9a-f]+$/.test(value['version'])
  )
}
