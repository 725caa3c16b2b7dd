import type { ErrorEvent } from '@sentry/browser'

const email = /[^\s"'<>()=:,;]+@[^\s"'<>()=:,;]+/g
/** A cedula, RUC, telephone or account number, in groups too. */
const longNumber = /\+?\d(?:[\s().-]?\d){6,}/g
/** What errors quote is often data: a part of a JSON text, or the value of a field. */
const quoted = /"[^"]*"|“[^”]*”/g

const scrubText = (text: string): string =>
  text.replace(quoted, '"…"').replace(email, '[email]').replace(longNumber, '[number]')

/** Without query and fragment, and without the ids in the paths of orders. */
const scrubUrl = (url: string): string =>
  url.replace(/[?#].*$/s, '').replace(/(\/orders\/)[^/]+/, '$1:id')

/**
 * Returns an event with nothing but where and how the code failed: types, messages without quoted text,
 * e-mail addresses and long numbers, stacks, the page's path, the browser, the release. Fields of the SDK that are
 * not named here are left out, whatever a later version puts into them.
 */
export function scrubEvent(event: ErrorEvent): ErrorEvent {
  const { type, event_id, timestamp, platform, level, release, tags, exception, request } = event
  return {
    type,
    event_id,
    timestamp,
    platform,
    level,
    release,
    tags,
    request: {
      url: request?.url && scrubUrl(request.url),
      headers: { 'User-Agent': request?.headers?.['User-Agent'] ?? '' },
    },
    exception: {
      values: exception?.values?.map(({ value, stacktrace, ...known }) => ({
        type: known.type,
        mechanism: known.mechanism,
        value: value && scrubText(value),
        stacktrace: {
          frames: stacktrace?.frames?.map(({ filename, function: name, lineno, colno }) => ({
            filename: filename && scrubUrl(filename),
            function: name,
            lineno,
            colno,
          })),
        },
      })),
    },
  } as ErrorEvent // with `exactOptionalPropertyTypes` the SDK's optional fields refuse undefined
}
