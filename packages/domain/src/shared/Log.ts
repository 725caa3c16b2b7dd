/** Receives, for developers, a failure that is handled without throwing. Neither argument contains personal data. */
export type Log = (message: string, cause?: unknown) => void
