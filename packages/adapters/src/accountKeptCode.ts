import type { AccountKeptReason, AuthErrorCode, RecentSignInRequired } from '@storefront/domain'

/** Why the shop keeps an account that should be deleted, in the words of the authentication service. */
export const accountKeptCode = (refusal: AccountKeptReason | RecentSignInRequired): AuthErrorCode =>
  refusal === 'recent-sign-in-required' ? 'recent-login-required' : refusal
