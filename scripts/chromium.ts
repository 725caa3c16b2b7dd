import { commandOf, isExecutable } from './commandOf.ts'

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The same engine without windows, for which it takes half the processor's time. */
const shell = 'chromium-headless-shell'

// Before a release it is the browser that people have.
const names = process.env['FULL'] === '1' ? [...browsers, shell] : [shell, ...browsers]

/**
 * The Chromium of this machine: `CHROME_PATH`, else one on the `PATH`, its shell without windows first.
 * @throws Error naming what to install, if there is none
 */
export function findChromium(): string {
  const chosen = process.env['CHROME_PATH'] ?? ''
  const found = isExecutable(chosen) ? chosen : commandOf(...names)
  if (found === null) {
    throw new Error(
      'No Chromium found: install it (Debian: apt-get install chromium) or name one in CHROME_PATH.',
    )
  }
  return found
}

/** What a browser without screen, sandbox and network chatter needs. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu', // what paints without one needs no process of its own: a tenth of a page's cost
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]
