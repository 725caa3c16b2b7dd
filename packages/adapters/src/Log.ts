/** Receives the failures that an adapter handles without throwing. `cause` is the error, if there is one. */
export type Log = (message: string, cause?: unknown) => void

/** Discards every message. */
export const noLog: Log = () => undefined
