import { err } from '@storefront/domain'
import type { AuthErrorCode, OutageCode } from '@storefront/domain'
import { expect, vi } from 'vitest'

/** The result of a call that the authentication service refuses. */
export const refusal = (code: AuthErrorCode): unknown =>
  err({ code, providerCode: expect.any(String) })

/** The result of a successful call without a value. */
export const done: unknown = { ok: true, value: undefined }

/** The error of a call that fails with an outage. */
export const outage = (code: OutageCode): unknown =>
  expect.objectContaining({ name: 'Outage', code })

/** Waits for notifications of observers, on a machine that may be busy. */
export const eventually = (expectation: () => void): Promise<void> =>
  vi.waitFor(expectation, { timeout: 15_000 })
