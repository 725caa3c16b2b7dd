import type { Account } from '@storefront/domain'

/** Whether two states of the session have the same account with the same fields; null is signed out. */
export function isSameAccount(a: Account | null, b: Account | null): boolean {
  if (a === null || b === null) return a === b
  return (
    a.uid === b.uid &&
    a.email === b.email &&
    a.emailVerified === b.emailVerified &&
    a.providers.join() === b.providers.join()
  )
}
