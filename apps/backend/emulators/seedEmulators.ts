import { seedAccounts, type SeedAccount, seedProducts, seedSettings } from '../seed/index.ts'
import { originOf, projectId } from './addresses.ts'
import { type Storable, toFirestoreFields } from './toFirestoreFields.ts'

/** The emulators take this for an administrator who passes every rule. */
const asOwner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' }

const accountsUrl = `${originOf('auth')}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`
const database = `projects/${projectId}/databases/(default)`

async function post(url: string, body: unknown): Promise<void> {
  const answer = await fetch(url, { method: 'POST', headers: asOwner, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`POST ${url}: ${answer.status} ${await answer.text()}`)
}

/** Writes whole documents in one commit; `timeField` takes the time of the commit. */
function documentWrite(path: string, data: Readonly<Record<string, Storable>>, timeField: string) {
  return {
    update: { name: `${database}/documents/${path}`, fields: toFirestoreFields(data) },
    updateTransforms: [{ fieldPath: timeField, setToServerValue: 'REQUEST_TIME' }],
  }
}

function profileWrite(account: SeedAccount) {
  const { uid, email, role, nombre, cedula, telefono, direccion } = account
  const profile = { email, role, nombre, cedula, telefono, direccion }
  return documentWrite(`users/${uid}`, profile, 'createdAt')
}

async function seedDocuments(brandName: string): Promise<void> {
  await post(`${originOf('firestore')}/v1/${database}/documents:commit`, {
    writes: [
      ...seedProducts(brandName).map(({ id, ...product }) =>
        documentWrite(`products/${id}`, product, 'updatedAt'),
      ),
      documentWrite('settings/shop', { ...seedSettings }, 'updatedAt'),
      ...seedAccounts.map(profileWrite),
    ],
  })
}

async function createAccount({ uid, email, password }: SeedAccount): Promise<void> {
  await post(accountsUrl, { localId: uid, email, password, emailVerified: true })
}

/**
 * Puts the demo products, settings and accounts into the running emulators. Seeding again puts
 * them back as they were, and leaves everything else alone.
 */
export async function seedEmulators(brandName: string): Promise<void> {
  const localIds = seedAccounts.map(({ uid }) => uid)
  await post(`${accountsUrl}:batchDelete`, { localIds, force: true })
  await Promise.all([seedDocuments(brandName), ...seedAccounts.map(createAccount)])
}
