/** How long an action can be undone in the place where it was taken, in seconds. */
export const undoSeconds = 10
