/**
 * Rehearses a deployment and a restore without an account, on the emulators: builds the site for a project, runs the check
 * of a deployment, buys as a guest, receives a letter, saves all data and buys again on what was restored. It overwrites
 * the build in `apps/web/dist`: `npm run rehearse`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { emulatorVariables, originOf, projectId } from '../apps/backend/emulators/addresses.ts'
import { reportFailure } from '../apps/backend/emulators/reportFailure.ts'
import { SetupError } from '../apps/backend/emulators/SetupError.ts'
import { startMailbox } from '../apps/backend/emulators/startMailbox.ts'
import { withEmulators } from '../apps/backend/emulators/withEmulators.ts'
import { demoBankAccount, demoSettings, seedAccounts } from '../apps/backend/seed/index.ts'
import { seedShop } from '../apps/backend/seeding/seedShop.ts'
import { brand } from '../packages/brand/src/brand.ts'

const root = join(import.meta.dirname, '..')

/** A letter waits for 20 seconds, and a function for its first call. */
const letterDeadlineMs = 120_000

/**
 * Runs an npm script, as a deployer does.
 *
 * @throws SetupError when it fails
 */
function npm(script: string, variables: NodeJS.ProcessEnv = {}): void {
  console.log(`\n▸ npm run ${script}`)
  const { status } = spawnSync('npm', ['run', '--silent', ...script.split(' ')], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32', // npm is a script there
    env: { ...process.env, ...variables },
  })
  if (status !== 0) throw new SetupError(`The rehearsal ended at \`npm run ${script}\`.`)
}

/** Builds the site with the seed's products, since there is no project to read them from, and checks it. */
function buildAndCheck(): void {
  npm('build -w apps/web -- --mode staging --catalogue seed', {
    VITE_BACKEND: 'firebase',
    VITE_FIREBASE_API_KEY: 'rehearsal',
    VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_APP_ID: 'rehearsal',
  })
  npm('hosting -w apps/backend -- --staging')
  npm('check:build -w apps/backend -- --staging', { GCLOUD_PROJECT: projectId })
}

async function buyAndSave(backup: string): Promise<void> {
  const subjects: string[] = []
  const mailbox = await startMailbox(({ subject }) => subjects.push(subject))
  try {
    // Letters are off until the owner switches them on.
    await seedShop(
      { origin: originOf('firestore'), projectId, token: 'owner' },
      {
        brandName: brand.name,
        accounts: seedAccounts,
        settings: { ...demoSettings, lettersOn: true },
        bankAccount: demoBankAccount,
        overwrite: true,
      },
    )
    npm('smoke', emulatorVariables)
    const late = AbortSignal.timeout(letterDeadlineMs)
    while (subjects.length === 0) {
      if (late.aborted) throw new SetupError('No letter has come.')
      await delay(500)
    }
    console.log(`✓ a letter: ${subjects[0]}`)
    npm(
      `firebase -w apps/backend -- emulators:export ${backup} --config firebase.emulator.json --project ${projectId}`,
    )
  } finally {
    await mailbox.close()
  }
}

/** The counter of orders is restored, so the next order has the next number. */
async function buyOnRestored(): Promise<void> {
  npm('smoke', emulatorVariables)
  const counter = await fetch(
    `${originOf('firestore')}/v1/projects/${projectId}/databases/(default)/documents/counters/orders`,
    { headers: { Authorization: 'Bearer owner' } },
  )
  const { fields }: { fields?: { last?: { integerValue?: string } } } = await counter.json()
  if (fields?.last?.integerValue !== '1002') {
    throw new SetupError(
      `The restored shop had not counted the first order: ${JSON.stringify(fields)}`,
    )
  }
}

const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'))
try {
  buildAndCheck()
  // The export finds the emulators by a file of this folder, which all that run for the same project share.
  process.env[process.platform === 'win32' ? 'TEMP' : 'TMPDIR'] = folder
  await withEmulators(() => buyAndSave(join(folder, 'backup')))
  await withEmulators(buyOnRestored, {
    restoreFrom: join(folder, 'backup'),
  })
  console.log('\nThe rehearsal is done: build, check, order, letter, backup and restore.')
} catch (error) {
  reportFailure(error)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
