/** Something to be done before the command can run; the message is one sentence that says what. */
export class SetupError extends Error {
  override readonly name = 'SetupError'
}
