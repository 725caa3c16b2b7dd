import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { hasEmulatorBuild } from '../hosting/sites.ts'
import { demoAdmin, demoUser } from '../seed/index.ts'
import { originOf, shopUrl } from './addresses.ts'
import { reportFailure } from './reportFailure.ts'
import { startMailbox, type ReceivedLetter } from './startMailbox.ts'
import { withEmulators } from './withEmulators.ts'

function addresses(): string {
  return [
    '',
    ...(hasEmulatorBuild() ? [`Site        ${originOf('hosting')}`] : []),
    `Auth        ${originOf('auth')}`,
    `Firestore   ${originOf('firestore')}`,
    `Commands    ${shopUrl}`,
    'Letters     written to files, named here, once the settings have switched them on',
    `Demo user   ${demoUser.email} / ${demoUser.password}`,
    `Demo admin  ${demoAdmin.email} / ${demoAdmin.password}`,
    'Ctrl-C stops them.',
    '',
  ].join('\n')
}

const lettersFolder = join(import.meta.dirname, '../node_modules/.cache/letters')

/** Writes a received letter to files, and prints their paths. */
function showLetter({ id, to, subject, html, text }: ReceivedLetter): void {
  mkdirSync(lettersFolder, { recursive: true })
  const file = join(lettersFolder, id.replaceAll(/[^\w.-]/g, ''))
  writeFileSync(`${file}.html`, html)
  writeFileSync(`${file}.txt`, text)
  console.log(`Letter to ${to}: ${subject}\n  ${file}.html\n  ${file}.txt`)
}

try {
  const mailbox = await startMailbox(showLetter)
  try {
    const run = async (interrupted: AbortSignal) => {
      console.log(addresses())
      await once(interrupted, 'abort')
    }
    await withEmulators(run, { verbose: !process.env['CI'] })
  } finally {
    await mailbox.close()
  }
} catch (error) {
  reportFailure(error)
}
