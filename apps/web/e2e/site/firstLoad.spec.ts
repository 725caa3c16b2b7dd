import { firstLoadScripts } from '../../build/firstLoadScripts.ts'
import { outDirFor } from '../../build/outDirFor.ts'
import { untilHydrated } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

test.use({ visitor: 'first-time' })

for (const page of ['home', 'en/home', 'NuestraHistoria']) {
  test(`a first visit to /${page} loads the scripts that its budget counts, and no others`, async ({
    page: tab,
  }) => {
    const loaded = new Set<string>()
    tab.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.resourceType() === 'script') loaded.add(pathname.slice(1))
    })
    await tab.goto(`/${page}`, { waitUntil: 'networkidle' })
    await untilHydrated(tab)
    expect([...loaded].toSorted()).toEqual(
      firstLoadScripts(outDirFor('local'), `${page}.html`).toSorted(),
    )
  })
}
