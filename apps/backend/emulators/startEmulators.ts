import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { emulatorSite, hasEmulatorBuild } from '../hosting/sites.ts'
import { writeFirebaseConfig } from '../hosting/writeFirebaseConfig.ts'
import { host, originOf, ports, projectId, type EmulatorName } from './addresses.ts'
import { emulatorEnvironment } from './emulatorEnvironment.ts'
import { runFirebase, type FirebaseProcess } from './firebaseProcess.ts'
import { fetchFirebaseTools } from './firebaseTools.ts'
import { holderOf } from './holderOf.ts'
import { prepareFunctions } from './prepareFunctions.ts'
import { SetupError } from './SetupError.ts'
import { isPortTaken, waitUntilReady } from './waitUntilReady.ts'

/** Long, since the first start may download the Firestore emulator. */
const startDeadlineMs = 300_000

const pollMs = 100

export interface EmulatorOptions {
  /** Whether the emulators' output is printed as it arrives, or only when they do not start. */
  readonly verbose?: boolean
  /** The folder of an export, whose data they start with in place of the demonstration's. */
  readonly restoreFrom?: string
}

/**
 * Starts the emulators of Auth, Firestore, the functions and, where the site is built for them, hosting, and waits
 * until they answer.
 *
 * @param interrupted ends the waiting
 * @returns the process that runs them; the caller must stop it
 * @throws SetupError when the machine lacks something or a port is taken
 */
export async function startEmulators(
  { verbose = false, restoreFrom }: EmulatorOptions,
  interrupted: AbortSignal,
): Promise<FirebaseProcess> {
  const hosting = hasEmulatorBuild()
  const names: readonly EmulatorName[] = [
    'auth',
    'firestore',
    'functions',
    ...(hosting ? (['hosting'] as const) : []),
  ]
  const env = emulatorEnvironment(process.env)
  await refuseTakenPorts(names)
  prepareFunctions()
  const config = writeFirebaseConfig('firebase.emulator.json', hosting ? emulatorSite() : null)
  const firebase = fetchFirebaseTools()

  console.log(`Starting the emulators: ${names.join(', ')} …`)
  const emulators = runFirebase({
    firebase,
    args: [
      'emulators:start',
      '--config',
      config,
      '--project',
      projectId,
      '--only',
      names.join(),
      ...(restoreFrom === undefined ? [] : ['--import', restoreFrom]),
    ],
    cwd: dirname(config),
    env,
    verbose,
  })
  try {
    await waitUntilStarted(emulators, names, interrupted)
  } catch (error) {
    await emulators.stop()
    throw error
  }
  return emulators
}

/** @throws SetupError that names the first port that is taken, and the process that listens on it */
export async function refuseTakenPorts(names: readonly EmulatorName[]): Promise<void> {
  for (const name of names) {
    if (!(await isPortTaken(host, ports[name]))) continue
    throw new SetupError(
      `Port ${ports[name]}, which the ${name} emulator needs, is taken${holderOf(ports[name])}: stop ` +
        `what answers at ${originOf(name)}${name === 'hosting' ? ' (on macOS that is AirPlay Receiver)' : ''}, ` +
        'or set EMULATOR_PORT_OFFSET=100, which moves the ports of all emulators.',
    )
  }
}

async function waitUntilStarted(
  emulators: FirebaseProcess,
  names: readonly EmulatorName[],
  interrupted: AbortSignal,
): Promise<void> {
  const late = AbortSignal.timeout(startDeadlineMs)
  const ended = new AbortController()
  void emulators.ended.then(() => ended.abort())
  try {
    const signal = AbortSignal.any([interrupted, late, ended.signal])
    await waitUntilReady(names.map(originOf), signal)
    // The functions emulator answers before it has read the functions.
    const isLoaded = () => /All emulators ready/.test(emulators.output())
    while (!isLoaded()) await delay(pollMs, undefined, { signal })
  } catch (error) {
    if (interrupted.aborted) throw error
    throw new Error(`The emulators did not start. They said:\n${emulators.output()}`, {
      cause: error,
    })
  }
}
