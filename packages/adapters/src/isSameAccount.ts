import type { Account } from '@storefront/domain'

/** Whether nothing about who is signed in changed; null is signed out. */
export function isSameAccount(a: Account | null, b: Account | null): boolean {
  if (a === null || b === null) return a === b
  return (
    a.uid === b.uid &&
    a.email === b.email &&
    a.emailVerified === b.emailVerified &&
    a.providers.join() === b.providers.join()
  )
}
