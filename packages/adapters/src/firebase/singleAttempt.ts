/** A transaction is tried once: repeating is left to `FirebaseCall`, which knows what passes. */
export const singleAttempt = { maxAttempts: 1 }
