import type { ErrorEvent } from '@sentry/browser'
import { withoutPresses } from '@storefront/domain'

const email = /[^\s"'<>()=:,;]+@[^\s"'<>()=:,;]+/g
/** A cedula, RUC, telephone or account number, also with separators. */
const longNumber = /\+?\d(?:[\s().-]?\d){6,}/g
/** Text that an error quotes is often data: a part of a JSON text, or the value of a field. */
const quoted = /"[^"]*"|“[^”]*”/g

const scrubText = (text: string): string =>
  withoutPresses(text.replace(quoted, '"…"'))
    .replace(email, '[email]')
    .replace(longNumber, '[number]')

/** Removes query, fragment, and the ids in the paths of orders. */
const scrubUrl = (url: string): string =>
  url.replace(/[?#].*$/s, '').replace(/(\/orders\/)[^/]+/i, '$1:id')

/**
 * Returns an event with only these fields: the errors' types and stacks, their messages without quoted text,
 * e-mail addresses, long numbers and keys of orders, the page's path, the browser, the release. It leaves out all other fields,
 * so that a later version of the SDK cannot add data.
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
      values: exception?.values?.map(({ type: errorType, mechanism, value, stacktrace }) => ({
        type: errorType,
        mechanism,
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
