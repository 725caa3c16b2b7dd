import type { Page, Route } from '@playwright/test'

import { originOf } from '../../../backend/emulators/addresses.ts'

/** Where the site sends commands. */
export const commandCalls = '**/api/shop'

/** The origins of the emulators. */
export const databaseCalls = `${originOf('firestore')}/**`
export const accountCalls = `${originOf('auth')}/**`

/** Fulfils a request with the reply of a service that refuses it. */
export function answerError(
  route: Route,
  code: number,
  message: string,
  status?: string,
): Promise<void> {
  return route.fulfill({
    status: code,
    headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    json: { error: { code, status, message } },
  })
}

/** Never replies. */
export const keepSilent = (): void => undefined

/** Longer than the deadline of any call, in ms. */
const pastTheDeadline = 11_000

/** Lets pass the time after which a call without a reply has failed; the page has an installed clock. */
export const passDeadline = (page: Page): Promise<void> => page.clock.fastForward(pastTheDeadline)

/** Counts the calls that write, by their subject. */
export function countCalls(page: Page, name: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(name)) calls += 1
  })
  return () => calls
}
