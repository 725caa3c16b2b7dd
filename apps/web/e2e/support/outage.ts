import type { Page, Route } from '@playwright/test'

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
    const fail = (route: Route) => route.abort()
    await page.route(databaseCalls, fail)
    return () => page.unroute(databaseCalls, fail)
  }
  await page.evaluate(() => {
    const { setItem } = Storage.prototype
    Object.assign(globalThis, { heal: () => (Storage.prototype.setItem = setItem) })
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  return () => page.evaluate('heal()')
}
