import type { Account, SignInProvider } from '@storefront/domain'
import type { User } from 'firebase/auth'

const providers: ReadonlyMap<string, SignInProvider> = new Map([
  ['password', 'password'],
  ['google.com', 'google'],
])

/** What the domain knows of the SDK's user. */
export function toAccount({ uid, email, emailVerified, providerData }: User): Account {
  return {
    uid,
    // Every account of the shop has one: both its ways to sign in ask for it.
    email: email ?? '',
    emailVerified,
    providers: providerData.flatMap(({ providerId }) => providers.get(providerId) ?? []),
  }
}
