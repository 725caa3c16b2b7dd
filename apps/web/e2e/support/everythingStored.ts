import type { BrowserContext, Page } from '@playwright/test'

import { databaseKey } from './server.ts'

/** The embedded backend's database, and the key for the demonstration's history, represent a server. */
const isServer = (key: string) => [databaseKey, 'embeddedBackend.history'].includes(key)

/** All that the browser stores for the site: entries of its storages and databases, by name. */
async function readStorage(page: Page) {
  const { local, ...others } = await page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        async ({ name = '' }) => [name, await recordsOf(name)] as const,
      ),
    )
    return {
      databases,
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      caches: await caches.keys(),
    }

    // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of this runs in the page
    function settled<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('A database kept silent')))
      })
    }

    async function recordsOf(name: string): Promise<readonly unknown[]> {
      const database = await settled(indexedDB.open(name))
      const records = await Promise.all(
        [...database.objectStoreNames].map((store) =>
          settled(database.transaction(store).objectStore(store).getAll()),
        ),
      )
      database.close()
      return records.flat()
    }
  })
  return { ...others, local: local.filter(([key]) => !isServer(key)) }
}

/** All that the browser stores for the site, as one text. */
export async function everythingStored(page: Page, context: BrowserContext): Promise<string> {
  const stored = await readStorage(page)
  return JSON.stringify({ ...stored, page: await page.content(), cookies: await context.cookies() })
}

/** The names of all that the browser stores for the site, sorted. */
export async function storedNames(page: Page, context: BrowserContext): Promise<string[]> {
  const { databases, local, session, caches } = await readStorage(page)
  // Firebase stores the days on which it was used, not by whom.
  const inUse = databases.filter(
    ([name, records]) => name !== 'firebase-heartbeat-database' && records.length > 0,
  )
  const cookies = await context.cookies()
  return [
    ...inUse.map(([name]) => `database ${name}`),
    ...local.map(([key]) => `local ${key}`),
    ...session.map(([key]) => `session ${key}`),
    ...caches.map((name) => `cache ${name}`),
    ...cookies.map(({ name }) => `cookie ${name}`),
  ].toSorted()
}
