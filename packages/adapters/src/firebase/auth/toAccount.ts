import type { Account, SignInProvider } from '@storefront/domain'
import type { User } from 'firebase/auth'

const providers: ReadonlyMap<string, SignInProvider> = new Map([
  ['password', 'password'],
  ['google.com', 'google'],
])

/** Converts the SDK's user to the domain's account. */
export function toAccount({ uid, email, emailVerified, providerData }: User): Account {
  return {
    uid,
    // Never null: both sign-in methods of the shop require an address.
    email: email ?? '',
    emailVerified,
    providers: providerData.flatMap(({ providerId }) => providers.get(providerId) ?? []),
  }
}
