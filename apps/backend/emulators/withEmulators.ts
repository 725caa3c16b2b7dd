import { brand } from '@storefront/brand'

import { seedEmulators } from '../seeding/seedEmulators.ts'
import { startEmulators, type EmulatorOptions } from './startEmulators.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Starts the emulators, seeds them unless they restore an export, calls `run`, and stops the emulators afterwards, also after an error.
 *
 * @param run its signal aborts when the user or the system interrupts this process
 */
export async function withEmulators<T>(
  run: (interrupted: AbortSignal) => Promise<T>,
  options: EmulatorOptions = {},
): Promise<T> {
  const controller = new AbortController()
  const interrupted = controller.signal
  const abort = () => controller.abort()
  for (const name of signals) process.on(name, abort)
  try {
    const emulators = await startEmulators(options, interrupted)
    try {
      if (options.restoreFrom === undefined) await seedEmulators(brand.name)
      interrupted.throwIfAborted()
      return await run(interrupted)
    } finally {
      await emulators.stop()
    }
  } finally {
    // Not earlier: a signal must not end this process before the emulators have stopped.
    for (const name of signals) process.off(name, abort)
  }
}
