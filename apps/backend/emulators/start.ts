import { once } from 'node:events'
import { parseArgs } from 'node:util'

import { hasEmulatorBuild } from '../hosting/sites.ts'
import { demoAdmin, demoUser } from '../seed/index.ts'
import { originOf } from './addresses.ts'
import { reportFailure } from './reportFailure.ts'
import { withEmulators } from './withEmulators.ts'

function addresses(hosting: boolean): string {
  return [
    '',
    ...(hosting ? [`Site        ${originOf('hosting')}`] : []),
    `Auth        ${originOf('auth')}`,
    `Firestore   ${originOf('firestore')}`,
    `Demo user   ${demoUser.email} / ${demoUser.password}`,
    `Demo admin  ${demoAdmin.email} / ${demoAdmin.password}`,
    'Ctrl-C stops them.',
    '',
  ].join('\n')
}

try {
  const { values } = parseArgs({ options: { hosting: { type: 'boolean' } } })
  const hosting = values.hosting ?? hasEmulatorBuild()
  await withEmulators({ hosting, verbose: !process.env['CI'] }, async (interrupted) => {
    console.log(addresses(hosting))
    await once(interrupted, 'abort')
  })
} catch (error) {
  reportFailure(error)
}
