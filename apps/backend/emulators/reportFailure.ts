import { SetupError } from './SetupError.ts'

/** The exit code of a command that its user interrupted. */
export const interruptedCode = 130

/** Sets the exit code of a failed command, and prints the error: of a `SetupError` only its message. */
export function reportFailure(error: unknown): void {
  const isInterrupted = error instanceof Error && error.name === 'AbortError'
  process.exitCode = isInterrupted ? interruptedCode : 1
  if (!isInterrupted) console.error(error instanceof SetupError ? error.message : error)
}
