import { SetupError } from '../apps/backend/emulators/SetupError.ts'
import { commandOf, isExecutable } from './commandOf.ts'

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The same engine without a user interface; it needs half the processor time. */
const shell = 'chromium-headless-shell'

// Before a release the tests run in the browser that visitors use.
const names = process.env['FULL'] === '1' ? [...browsers, shell] : [shell, ...browsers]

/**
 * Finds a Chromium: `CHROME_PATH`, or else the first one on the `PATH`, the headless shell before browsers
 * (with `FULL=1` after them).
 * @throws SetupError that names what to install, if there is none
 */
export function findChromium(): string {
  const chosen = process.env['CHROME_PATH'] ?? ''
  const found = isExecutable(chosen) ? chosen : commandOf(...names)
  if (found === null) {
    throw new SetupError(
      'No Chromium found: install it (Debian: apt-get install chromium) or name one in CHROME_PATH.',
    )
  }
  return found
}

/** Arguments for a browser without screen, sandbox and background network traffic. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu', // without a GPU, painting needs no separate process; saves a tenth of a page's time
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]
