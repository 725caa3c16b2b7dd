/** Where failures go that the visitor need not be told of, or has been told of already. */
export type Log = (message: string, cause?: unknown) => void
