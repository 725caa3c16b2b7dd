import type { Page, Route } from '@playwright/test'

import { emulatorSettings } from '../../src/composition/emulatorSettings.ts'
import type { SiteOptions } from './test.ts'

const { authUrl, firestoreHost, firestorePort } = emulatorSettings.emulators

/** What the emulators' addresses begin with. */
export const databaseCalls = `http://${firestoreHost}:${firestorePort}/**`
export const accountCalls = `${authUrl}/**`

/** Answers a call as the services do when they refuse it. */
export function answerError(route: Route, status: number, message: string): Promise<void> {
  return route.fulfill({
    status,
    headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    json: { error: { code: status, message } },
  })
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
