/** Told of what an adapter put up with, so that nothing is swallowed. `cause` is what was thrown. */
export type Log = (message: string, cause?: unknown) => void

/** The log of those who do not care. */
export const noLog: Log = () => undefined
