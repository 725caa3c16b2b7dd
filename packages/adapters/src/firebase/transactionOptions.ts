/** A transaction is tried once: repeating is left to `FirebaseCall`, which knows what passes. */
export const once = { maxAttempts: 1 }
