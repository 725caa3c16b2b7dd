/**
 * Tests on a real project what the emulators do not check, because they do not count `getAfter()` and need no index:
 * an order of eight products, its cancellation, and every query of the dashboard. For the staging project only, since
 * it writes orders: `GOOGLE_ACCESS_TOKEN=$(gcloud auth print-access-token) npm run smoke`. Within the emulators
 * (`apps/backend/emulators/exec.ts`) it runs on them.
 */
import { randomUUID } from 'node:crypto'

import { readSettings } from '../apps/backend/deploy/readSettings.ts'
import { reportFailure } from '../apps/backend/emulators/reportFailure.ts'
import { SetupError } from '../apps/backend/emulators/SetupError.ts'
import { toFirestoreFields } from '../apps/backend/seeding/toFirestoreFields.ts'
import { valueOf } from '../packages/adapters/src/contracts/people.ts'
import { draftFor, productFields } from '../packages/adapters/src/contracts/shop.ts'
import { createFirebaseBackend } from '../packages/adapters/src/firebase/createFirebaseBackend.ts'
import {
  emulatorProject,
  runningEmulators,
} from '../packages/adapters/src/firebase/testing/emulators.ts'
import { maxOrderLines, type Backend, type OrderFilter } from '../packages/domain/src/index.ts'

const onEmulators = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined
const productIds = Array.from({ length: maxOrderLines }, (_, index) => `smoke-${index + 1}`)
const page = { limit: 20 }
const dayMs = 86_400_000

/** The project, and the origins of its REST APIs. */
function findProject() {
  if (onEmulators) {
    const hosts = runningEmulators()
    return {
      project: emulatorProject(process.env['GCLOUD_PROJECT'] ?? '', hosts),
      token: 'owner',
      firestore: `http://${hosts.firestore}`,
      accounts: `http://${hosts.auth}/identitytoolkit.googleapis.com`,
    }
  }
  const settings = readSettings('staging')
  const projectId = settings['VITE_FIREBASE_PROJECT_ID']
  const apiKey = settings['VITE_FIREBASE_API_KEY']
  const authDomain = settings['VITE_FIREBASE_AUTH_DOMAIN']
  const token = process.env['GOOGLE_ACCESS_TOKEN']
  if (!projectId || !apiKey || !authDomain || !token) {
    throw new SetupError(
      'Set VITE_FIREBASE_* in apps/web/.env.staging.local, and GOOGLE_ACCESS_TOKEN to the token of an owner.',
    )
  }
  // Only the files: in a workflow, the environment has the settings of staging.
  if (projectId === readSettings('production', {})['VITE_FIREBASE_PROJECT_ID']) {
    throw new SetupError(
      `${projectId} is also the project of production: the smoke test writes orders.`,
    )
  }
  return {
    project: { projectId, apiKey, authDomain, persistence: 'memory' as const },
    token,
    firestore: 'https://firestore.googleapis.com',
    accounts: 'https://identitytoolkit.googleapis.com',
  }
}

/** Requests as the project's owner, who bypasses the rules. */
function openOwner({ project, token, firestore, accounts }: ReturnType<typeof findProject>) {
  const { projectId } = project
  const database = `projects/${projectId}/databases/(default)/documents`

  async function post(url: string, body: object): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Goog-User-Project': projectId, // user accounts have no quota of their own
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`POST ${url}: ${response.status} ${await response.text()}`)
  }

  const write = (path: string, data: object, fieldPaths?: readonly string[]) => ({
    update: { name: `${database}/${path}`, fields: toFirestoreFields(data) },
    ...(fieldPaths && { updateMask: { fieldPaths } }),
  })
  const commit = (writes: readonly object[]) =>
    post(`${firestore}/v1/${database}:commit`, { writes })

  return {
    openProducts: () =>
      commit(
        productIds.map((id, index) => {
          const { updatedAt: _, ...fields } = productFields({
            name: id,
            price: 1,
            sortOrder: 900 + index,
          })
          const updateTransforms = [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }]
          return { ...write(`products/${id}`, fields), updateTransforms }
        }),
      ),
    closeProducts: () =>
      commit(productIds.map((id) => write(`products/${id}`, { active: false }, ['active']))),
    verify: (localId: string) =>
      post(`${accounts}/v1/projects/${projectId}/accounts:update`, {
        localId,
        emailVerified: true,
      }),
    setRole: (uid: string, role: string) =>
      commit([write(`users/${uid}`, { role, emailVerified: true }, ['role', 'emailVerified'])]),
  }
}

/** Every combination of fields for which the dashboard has an index (apps/backend/firestore.indexes.test.ts). */
function dashboardFilters(uid: string): OrderFilter[] {
  const now = Date.now()
  const people: OrderFilter[] = [{}, { uid }]
  const states: OrderFilter[] = [
    {},
    { statuses: ['pending'] },
    { statuses: ['pending', 'paid'] },
    { money: 'due' },
    { money: 'due', statuses: ['pending'] },
    { money: 'toRefund' },
  ]
  const periods: OrderFilter[] = [{}, { from: now - dayMs, before: now + 1000 }]
  return people.flatMap((person) =>
    states.flatMap((state) => periods.map((period) => ({ ...person, ...state, ...period }))),
  )
}

/** Runs all queries and reports each that fails: the message of a missing index links to its creation. */
async function runDashboardQueries({ orders, profiles }: Backend, uid: string): Promise<number> {
  const filterQueries = dashboardFilters(uid).flatMap((filter) => [
    [`orders ${JSON.stringify(filter)}`, () => orders.list(filter, page)] as const,
    [`figures ${JSON.stringify(filter)}`, () => orders.figures(filter)] as const,
  ])
  const received = { from: Date.now() - dayMs, before: Date.now() }
  const all: readonly (readonly [string, () => Promise<unknown>])[] = [
    ...filterQueries,
    ['figures of the money received', () => orders.figures({ received })],
    ['orders by name', () => orders.list({ term: 'rosa' }, page)],
    ['users', () => profiles.list({}, page)],
    ['users by e-mail', () => profiles.list({ emailPrefix: 'smoke' }, page)],
    ['users of a role', () => profiles.list({ role: 'admin' }, page)],
  ]
  const failures: string[] = []
  for (const [name, runQuery] of all) {
    try {
      await runQuery()
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      failures.push(`${name}: ${String(cause)}`)
    }
  }
  if (failures.length > 0) throw new Error(`Queries failed:\n${failures.join('\n')}`)
  return all.length
}

/**
 * Cleans up after the test, whether it has passed or failed. Reports a failure instead of throwing it, which would
 * replace the error of the test.
 */
async function cleanUp(failure: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    reportFailure(new Error(failure, { cause }))
  }
}

try {
  const found = findProject()
  const owner = openOwner(found)
  const device = createFirebaseBackend(found.project)
  const email = `smoke-${randomUUID()}@example.com`
  const password = randomUUID()

  await owner.openProducts()
  try {
    const { uid } = valueOf(await device.auth.register({ email, password }))
    try {
      await device.profiles.create(uid, { email })
      await owner.verify(uid)
      const account = valueOf(await device.auth.signIn({ email, password }))

      const bottles = Object.fromEntries(productIds.map((id) => [id, 1]))
      const draft = await draftFor({ device, account }, bottles)
      const order = valueOf(await device.orders.place(draft))
      console.log(`✓ an order of ${order.items.length} products`)
      valueOf(await device.orders.takeStep(order.id, 'cancelled'))
      console.log('✓ its cancellation')
      await device.orders.listForUser(uid, page)

      await owner.setRole(uid, 'admin')
      const count = await runDashboardQueries(device, uid)
      console.log(`✓ ${count} queries of the dashboard`)
    } finally {
      await cleanUp(`The account of ${email} was not deleted`, async () => {
        await owner.setRole(uid, 'user') // an admin cannot delete their account
        valueOf(await device.auth.deleteAccount(password))
      })
    }
  } finally {
    await cleanUp('The products of the test are still on sale', owner.closeProducts)
  }
} catch (error) {
  reportFailure(error)
}
