/** A `Log` that discards every message. */
export const noLog = (): void => undefined
