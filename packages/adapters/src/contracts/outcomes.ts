import type { AuthErrorCode, OutageCode } from '@storefront/domain'
import { expect, vi } from 'vitest'

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

/** What an address may hold where a cursor should be. */
export const brokenCursors = (cursor: string | null): readonly string[] => [
  cursor?.slice(0, -3) ?? '',
  '',
  'rubbish',
  '7',
  '[]',
  '["a/b", 1, 2]',
  '["order-1", 1]',
  '["order-1", 1e300, 0]',
]

/** Waits for what observers hear, on a machine that may be busy. */
export const eventually = (expectation: () => void): Promise<void> =>
  vi.waitFor(expectation, { timeout: 15_000 })
