/** Something the machine lacks; the message is one sentence that says what to do about it. */
export class SetupError extends Error {
  override readonly name = 'SetupError'
}
