import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { letterDelayMs } from '@storefront/domain'

import { hasEmulatorBuild } from '../hosting/sites.ts'
import { demoAdmin, demoUser } from '../seed/index.ts'
import { originOf } from './addresses.ts'
import { reportFailure } from './reportFailure.ts'
import { startMailbox, type ReceivedLetter } from './startMailbox.ts'
import { withEmulators } from './withEmulators.ts'

function addresses(hosting: boolean, functions: boolean): string {
  return [
    '',
    ...(hosting ? [`Site        ${originOf('hosting')}`] : []),
    `Auth        ${originOf('auth')}`,
    `Firestore   ${originOf('firestore')}`,
    ...(functions
      ? ['Letters     written to files, named here, once the settings have switched them on']
      : []),
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
  const { values } = parseArgs({
    options: { hosting: { type: 'boolean' }, functions: { type: 'boolean', default: true } },
    allowNegative: true,
  })
  const hosting = values.hosting ?? hasEmulatorBuild()
  const mailbox = values.functions ? await startMailbox(showLetter) : null
  const options = {
    hosting,
    ...(values.functions && { functions: { letterDelayMs } }),
    verbose: !process.env['CI'],
  }
  try {
    await withEmulators(options, async (interrupted) => {
      console.log(addresses(hosting, values.functions))
      await once(interrupted, 'abort')
    })
  } finally {
    await mailbox?.close()
  }
} catch (error) {
  reportFailure(error)
}
