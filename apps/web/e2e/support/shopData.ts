import type { Page } from '@playwright/test'

import { emulatorSettings } from '../../src/app/services/emulatorSettings.ts'
import type { SiteOptions } from './test.ts'

/** The path of a document of the shop: `settings/shop`, `products/destilado`. */
type Path = `${'settings' | 'products'}/${string}`

type Fields = Readonly<Record<string, string | number | boolean | null>>

/** Changes fields of a document directly, as in the console. */
export async function changeShop(
  backend: SiteOptions['backend'],
  page: Page,
  path: Path,
  fields: Fields,
): Promise<void> {
  if (backend === 'emulator') await changeInFirestore(path, fields)
  else await changeInStorage(page, path, fields)
}

/**
 * Restores fields of the shop that a test may have changed. On the embedded backend each test has its own
 * shop.
 */
export async function putBack(
  backend: SiteOptions['backend'],
  path: Path,
  fields: Fields,
): Promise<void> {
  if (backend === 'emulator') await changeInFirestore(path, fields)
}

async function changeInFirestore(path: Path, fields: Fields): Promise<void> {
  const { projectId, emulators } = emulatorSettings
  const url = new URL(
    `http://${emulators.firestoreHost}:${emulators.firestorePort}/v1/projects/${projectId}/databases/(default)/documents/${path}`,
  )
  for (const name of Object.keys(fields)) url.searchParams.append('updateMask.fieldPaths', name)
  const answer = await fetch(url, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, toValue(value)]),
      ),
    }),
  })
  if (!answer.ok) throw new Error(`${path} could not be changed: ${await answer.text()}`)
}

function toValue(value: string | number | boolean | null): object {
  if (value === null) return { nullValue: null }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
}

/** The embedded backend stores its database at the first write. */
async function changeInStorage(page: Page, path: Path, fields: Fields): Promise<void> {
  const [collection = '', id = ''] = path.split('/')
  await page.evaluate(
    ({ collection: name, id: key, fields: changed }) => {
      const database = JSON.parse(localStorage.getItem('embeddedBackend.1') ?? '')
      Object.assign(database[name][key], changed)
      localStorage.setItem('embeddedBackend.1', JSON.stringify(database))
    },
    { collection, id, fields },
  )
}
