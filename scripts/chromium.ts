import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The same engine without windows, for which it takes half the processor's time. */
const shell = 'chromium-headless-shell'

// Before a release it is the browser that people have.
const names = process.env['FULL'] === '1' ? [...browsers, shell] : [shell, ...browsers]

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The Chromium of this machine: `CHROME_PATH`, else one on the `PATH`, its shell without windows first.
 * @throws Error naming what to install, if there is none
 */
export function findChromium(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const found = [process.env['CHROME_PATH'] ?? '', ...candidates].find(isExecutable)
  if (found === undefined) {
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
