import { Outage, type ErrorReporter, type Log, type OutageCode } from '@storefront/domain'

import type { Env } from './env.ts'

// The log stays in the visitor's console, and contains no personal data.
// oxlint-disable-next-line no-console -- the only place that writes to the console
const logToConsole: Log = (message, cause) => console.warn(message, cause ?? '')

/**
 * Creates the log. In a build with `VITE_SENTRY_DSN` it also reports to the owner the causes of logged messages and
 * the errors that nothing handled, React's uncaught and recoverable ones among them, and what the content security policy
 * blocks. The reporter's code is loaded with the first.
 */
export function createLog(env: Env): Log {
  const dsn = env.VITE_SENTRY_DSN
  // Compares the build's constant first, so that a bundle without the setting has no code for it.
  if (import.meta.env.VITE_SENTRY_DSN === undefined || dsn === undefined) return logToConsole
  const reporter = lateReporter(async () => {
    const { createSentryReporter } = await import('@storefront/adapters/sentry')
    return createSentryReporter({ dsn, release: buildCommit })
  })
  window.addEventListener('error', ({ error, message }) => {
    reporter.report(error ?? new Error(message))
  })
  window.addEventListener('unhandledrejection', ({ reason }) => reporter.report(reason))
  // Not by the browser itself: its reports name the page's address, with the key to an order or the code of a letter.
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { blockedURI, effectiveDirective, sourceFile } = violation
    if (/-extension\b/.test(`${blockedURI} ${sourceFile}`)) return
    // Not an address, but a word, for what the page itself contains.
    const blocked = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI
    reporter.report(new Error(`The policy has blocked ${blocked} (${effectiveDirective})`))
  })
  return (message, cause) => {
    logToConsole(message, cause)
    if (cause !== undefined) reporter.report(cause, message)
  }
}

/** Failures that the owner cannot fix: the network, an overloaded service, a file of an older release. */
const expected: ReadonlySet<OutageCode> = new Set([
  'offline',
  'timeout',
  'unavailable',
  'too-many-requests',
  'code-lost',
])

/** The router does not catch these: a view transition was ended by another one, took too long, or the tab is hidden. */
const skippedTransitions: ReadonlySet<string> = new Set([
  'AbortError',
  'TimeoutError',
  'InvalidStateError',
])

/** Whether an error is such a failure, or was caused by one. */
function isExpected(error: unknown): boolean {
  if (error instanceof DOMException) return skippedTransitions.has(error.name)
  if (error instanceof Outage) return expected.has(error.code)
  return error instanceof Error && isExpected(error.cause)
}

/** A reporter whose code is loaded with the first error. */
function lateReporter(load: () => Promise<ErrorReporter>): ErrorReporter {
  let loading: Promise<ErrorReporter> | null = null
  return {
    report(error, message) {
      if (isExpected(error)) return
      loading ??= load()
      loading.then(
        (reporter) => reporter.report(error, message),
        (cause: unknown) => {
          loading = null
          logToConsole('An error could not be reported', cause)
        },
      )
    },
  }
}
