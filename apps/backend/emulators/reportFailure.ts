import { SetupError } from './SetupError.ts'

/** The exit code of a command that its user interrupted. */
export const interruptedCode = 130

/** Sets the exit code of a failed command, and prints the error: of a `SetupError` only its message and its causes'. */
export function reportFailure(error: unknown): void {
  const isInterrupted = error instanceof Error && error.name === 'AbortError'
  process.exitCode = isInterrupted ? interruptedCode : 1
  if (!isInterrupted)
    console.error(error instanceof SetupError ? messagesOf(error).join('\n- ') : error)
}

/** The messages of an error and of what caused it. */
function messagesOf(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...messagesOf(error.cause)] : []
}
