import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'

import { emulatorVariables } from './addresses.ts'
import { interruptedCode, reportFailure } from './reportFailure.ts'
import { SetupError } from './SetupError.ts'
import { withEmulators } from './withEmulators.ts'

const usage = 'tsx emulators/exec.ts -- <command …>'

/** Runs the command with the emulators' addresses in its environment, and returns its exit code. */
async function runUntilInterrupted(
  [command, ...args]: readonly [string, ...string[]],
  interrupted: AbortSignal,
): Promise<number> {
  const child = spawn(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32', // npm and similar commands are scripts there
    env: { ...process.env, ...emulatorVariables },
  })
  const stop = () => child.kill()
  interrupted.addEventListener('abort', stop)
  const [code]: (number | null)[] = await once(child, 'exit')
  interrupted.removeEventListener('abort', stop)
  return code ?? interruptedCode
}

try {
  const [command, ...args] = parseArgs({ allowPositionals: true }).positionals
  if (command === undefined) throw new SetupError(`Usage: ${usage}`)
  process.exitCode = await withEmulators((interrupted) =>
    runUntilInterrupted([command, ...args], interrupted),
  )
} catch (error) {
  reportFailure(error)
}
