import { FirebaseError } from 'firebase/app'
import type { Auth } from 'firebase/auth'

/** A part of the SDK's `Auth` without a public name. On phones the SDK calls it itself when it starts. */
interface WithResolver {
  readonly _popupRedirectResolver?: {
    readonly _initialize?: (auth: Auth) => Promise<unknown>
  } | null
}

/**
 * Loads Google's script and the hidden page through which its window answers. Otherwise the SDK loads them between the
 * press and the window: some seconds on a slow network.
 *
 * @throws FirebaseError when they cannot be loaded; the next call tries again
 */
export async function loadGoogle(auth: Auth): Promise<void> {
  // With a release of the SDK that has it no longer, the window opens later, as without this call.
  const { _popupRedirectResolver: resolver } = auth as WithResolver
  await resolver?._initialize?.(auth)
}

let latestPress = 0

/**
 * Opens Google's window. While its page is still loading, a second press takes the place of the first: the SDK would
 * open both windows. Once a window is open, the SDK itself closes it for the next.
 *
 * @throws FirebaseError `auth/cancelled-popup-request` for the first press
 */
export async function openGoogle<T>(auth: Auth, open: () => Promise<T>): Promise<T> {
  latestPress += 1
  const press = latestPress
  await loadGoogle(auth)
  if (press !== latestPress) {
    throw new FirebaseError('auth/cancelled-popup-request', 'A later press opens the window')
  }
  return open()
}
