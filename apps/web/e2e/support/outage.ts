import type { Page } from '@playwright/test'

import { emulatorSettings } from '../../src/composition/emulatorSettings.ts'
import type { SiteOptions } from './test.ts'

const { authUrl, firestoreHost, firestorePort } = emulatorSettings.emulators

/** What the emulators' addresses begin with. */
export const databaseCalls = `http://${firestoreHost}:${firestorePort}/**`
export const accountCalls = `${authUrl}/**`

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
