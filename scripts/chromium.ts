import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The Chromium of this machine: `CHROME_PATH`, else the first one on the `PATH`.
 * @throws Error naming what to install, if there is none
 */
export function findChromium(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)))
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
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]
