import type { OutageCode } from '@storefront/domain'

/** Why a file of the site's code could not be loaded: no network, a newer release, or anything else. */
export type LossReason = Extract<OutageCode, 'offline' | 'new-release' | 'code-lost'>

/** Thrown when a file of the site's code cannot be loaded, after the last attempt. */
export class LostCode extends Error {
  override readonly name = 'LostCode'
  readonly reason: LossReason

  constructor(reason: LossReason, file: string, options?: ErrorOptions) {
    super(`${file} could not be loaded: ${reason}`, options)
    this.reason = reason
  }
}

/** The reason of the `LostCode` that an error is or was caused by; `code-lost` for any other error. */
export function lossReasonOf(error: unknown): LossReason {
  if (error instanceof LostCode) return error.reason
  // i18next reports a list of errors.
  const [cause] = Array.isArray(error) ? error : [error instanceof Error ? error.cause : undefined]
  return cause === undefined ? 'code-lost' : lossReasonOf(cause)
}

/** Milliseconds until the site counts as unreachable. */
const deadlineMs = 5_000

/**
 * Finds out why a file could not be loaded: requests the page again, and compares the name of its entry
 * script, which is another one in each release.
 */
export async function findLossReason(): Promise<LossReason> {
  if (!navigator.onLine) return 'offline'
  try {
    const response = await fetch(window.location.href, {
      cache: 'no-store',
      signal: AbortSignal.timeout(deadlineMs),
    })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const entry = entryOf(page)
    return entry === undefined || entry === entryOf(document) ? 'code-lost' : 'new-release'
  } catch {
    // Any failure of the request means the same: the site is out of reach.
    return 'offline'
  }
}

/** The entry script, which a page lists first (build/htmlTemplate.ts); undefined if it lists none. */
function entryOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name=app-scripts]')?.content.split(' ')[0]
}
