import type { AuthErrorCode, OutageCode } from '@storefront/domain'
import { expect } from 'vitest'

/** What a call gives when the authentication service refuses it. */
export const refusal = (code: AuthErrorCode): unknown => ({
  ok: false,
  error: { code, providerCode: expect.any(String) },
})

/** What a call gives when it was done and has nothing to say. */
export const done: unknown = { ok: true, value: undefined }

/** What a call is rejected with when the backend failed. */
export const outage = (code: OutageCode): unknown =>
  expect.objectContaining({ name: 'Outage', code })
