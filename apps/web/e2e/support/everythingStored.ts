import type { BrowserContext, Page } from '@playwright/test'

/**
 * All that the browser keeps of the site, contents included, as one text; the embedded backend's own
 * database stands for a server.
 */
export async function everythingStored(page: Page, context: BrowserContext): Promise<string> {
  const stored = await page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => [name, await recordsOf(name)]),
    )
    const local = Object.entries(localStorage).filter(([key]) => key !== 'localBackend.1')
    return {
      databases,
      local,
      session: Object.entries(sessionStorage),
      caches: await caches.keys(),
      page: document.documentElement.outerHTML,
    }

    // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of this runs in the page
    function settled<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('A database kept silent')))
      })
    }

    async function recordsOf(name: string): Promise<unknown> {
      const database = await settled(indexedDB.open(name))
      const records = await Promise.all(
        [...database.objectStoreNames].map((store) =>
          settled(database.transaction(store).objectStore(store).getAll()),
        ),
      )
      database.close()
      return records
    }
  })
  return JSON.stringify({ ...stored, cookies: await context.cookies() })
}
