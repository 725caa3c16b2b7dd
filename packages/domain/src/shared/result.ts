/** A value or an expected error. Bugs and outages are thrown instead. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

/** A `Result` with a value. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })

/** A `Result` with an expected error. */
export const err = <const E>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
})
