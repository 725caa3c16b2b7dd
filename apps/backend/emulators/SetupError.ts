/** The user must do something before the command can run; the message says what. */
export class SetupError extends Error {
  override readonly name = 'SetupError'
}
