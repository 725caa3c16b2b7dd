import type { Page, Route } from '@playwright/test'

import { emulatorSettings } from '../../src/app/services/emulatorSettings.ts'
import type { SiteOptions } from './test.ts'

const { authUrl, firestoreHost, firestorePort } = emulatorSettings.emulators

/** What the emulators' addresses begin with. */
export const databaseCalls = `http://${firestoreHost}:${firestorePort}/**`
export const accountCalls = `${authUrl}/**`

/** Answers a call as the services do when they refuse it. */
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

/** Never answers. */
export const keepSilent = (): void => undefined

/** Longer than any call may take, in ms. */
const pastTheDeadline = 11_000

/**
 * Waits until a call that fails so must be over. A failure that is an answer comes by itself, and must not
 * be overtaken by the deadline.
 */
export async function passDeadline(page: Page, fail: (route: Route) => unknown): Promise<void> {
  if (fail === keepSilent) await page.clock.fastForward(pastTheDeadline)
}

/** Counts the calls that change something, by what they are about. */
export function countCalls(page: Page, name: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(name)) calls += 1
  })
  return () => calls
}

/** Makes whatever a page writes from now on fail. Returns what lets it through again. */
export async function failWrites(
  backend: SiteOptions['backend'],
  page: Page,
): Promise<() => Promise<void>> {
  if (backend === 'emulator') {
    await page.route(databaseCalls, (route) => route.abort())
    return () => page.unroute(databaseCalls)
  }
  await page.evaluate(() => {
    const stored = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {}
    const heal = () => Object.defineProperty(Storage.prototype, 'setItem', stored)
    Object.assign(globalThis, { heal })
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  return () => page.evaluate('heal()')
}
