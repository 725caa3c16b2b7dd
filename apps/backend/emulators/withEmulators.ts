import { readBrandName } from '../seeding/readBrandName.ts'
import { seedEmulators } from '../seeding/seedEmulators.ts'
import { startEmulators, type EmulatorOptions } from './startEmulators.ts'

/**
 * Starts and seeds the emulators, calls `run`, and stops the emulators afterwards, also after an error.
 *
 * @param run its signal aborts when the user or the system interrupts this process
 */
export async function withEmulators<T>(
  options: EmulatorOptions,
  run: (interrupted: AbortSignal) => Promise<T>,
): Promise<T> {
  const interrupted = abortOnSignals()
  const emulators = await startEmulators(options, interrupted)
  try {
    await seedEmulators(await readBrandName())
    interrupted.throwIfAborted()
    return await run(interrupted)
  } finally {
    await emulators.stop()
  }
}

function abortOnSignals(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => controller.abort())
  }
  return controller.signal
}
