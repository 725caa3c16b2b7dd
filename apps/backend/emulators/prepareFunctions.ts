import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { host, mailPort, originOf } from './addresses.ts'
import { SetupError } from './SetupError.ts'

const workspace = join(import.meta.dirname, '../../functions')

/**
 * Bundles the functions, and writes the settings that the emulator reads from the same folder.
 *
 * @throws SetupError when they cannot be bundled
 */
export function prepareFunctions(): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build:functions'], {
    cwd: workspace,
    stdio: 'inherit',
    shell: process.platform === 'win32', // npm is a script there
  })
  if (status !== 0) throw new SetupError('The functions could not be bundled.')
  const write = (name: string, settings: Readonly<Record<string, string>>) => {
    const lines = Object.entries(settings).map(([key, value]) => `${key}=${value}\n`)
    writeFileSync(join(workspace, 'dist', name), lines.join(''))
  }
  write('.env.local', {
    LETTER_SENDER: 'letters@example.com',
    SITE_URL: originOf('hosting'),
  })
  write('.secret.local', { SMTP_URL: `smtp://${host}:${mailPort}` })
}
