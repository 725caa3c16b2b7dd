import {
  captureException,
  dedupeIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser'
import type { ErrorReporter } from '@storefront/domain'

import { scrubEvent } from './scrubEvent.ts'

export interface SentrySettings {
  /** The address of the project at Sentry, or at a service that understands its protocol. */
  readonly dsn: string
  /** The commit of the build. */
  readonly release: string
}

/** Creates a reporter that sends Sentry only what `report` receives: no clicks, requests, sessions or global errors. */
export function createSentryReporter({ dsn, release }: SentrySettings): ErrorReporter {
  init({
    dsn,
    release,
    defaultIntegrations: false,
    integrations: [dedupeIntegration(), httpContextIntegration(), linkedErrorsIntegration()],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: { request: { allow: ['User-Agent'] } },
      httpBodies: [],
      urlQueryParams: false,
    },
    sendClientReports: false,
    // By default the SDK takes an unpatched `fetch` from a new frame, which the site's policy blocks.
    transport: (options) => makeFetchTransport(options, (...request) => fetch(...request)),
    beforeSend: scrubEvent,
  })
  return {
    report(error, message) {
      captureException(error, message === undefined ? {} : { tags: { message } })
    },
  }
}
