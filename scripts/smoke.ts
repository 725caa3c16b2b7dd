/**
 * Buys on the staging project as a guest does: places an order by `/api/shop`, reads it by its link and cancels it. This
 * is the way through hosting, functions and rules that only a real project has: `npm run smoke`. For staging only, since
 * it writes an order. Within the emulators (`apps/backend/emulators/exec.ts`) it runs on them, without hosting.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

import { reportFailure } from '../apps/backend/emulators/reportFailure.ts'
import { SetupError } from '../apps/backend/emulators/SetupError.ts'
import { createPublicBackend } from '../packages/adapters/src/rest/createPublicBackend.ts'
import {
  availabilityOf,
  cancelOrder,
  draftOrder,
  newPress,
  Outage,
  placeOrder,
  type CommandResult,
} from '../packages/domain/src/index.ts'

/** Reads the settings of a build from Vite's files; later ones override earlier ones. */
function readSettings(mode: 'production' | 'staging'): Record<string, string | undefined> {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
    .map((name) => join(import.meta.dirname, '../apps/web', name))
    .filter((file) => existsSync(file))
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))))
}

/** The project, and the URLs of its database and of its commands. */
function findProject() {
  const {
    FIRESTORE_EMULATOR_HOST: emulator,
    GCLOUD_PROJECT: emulated = '',
    SHOP_URL: commandUrl = '',
  } = process.env
  if (emulator !== undefined) {
    return { projectId: emulated, apiKey: 'demo', origin: `http://${emulator}`, commandUrl }
  }
  const { VITE_FIREBASE_PROJECT_ID: projectId, VITE_FIREBASE_API_KEY: apiKey } = {
    ...readSettings('staging'),
    ...process.env,
  }
  if (!projectId || !apiKey) {
    throw new SetupError(
      'Copy apps/web/.env.example to apps/web/.env.staging.local and fill it in.',
    )
  }
  // Only the files: in a workflow, the environment has the settings of staging.
  if (projectId === readSettings('production')['VITE_FIREBASE_PROJECT_ID']) {
    throw new SetupError(
      `${projectId} is also the project of production: the smoke test writes an order.`,
    )
  }
  return { projectId, apiKey, commandUrl: `https://${projectId}.web.app/api/shop` }
}

function valueOf<Value>(result: CommandResult<Value, unknown>): Value {
  if (result.ok) return result.value
  throw new SetupError(`The shop refuses: ${JSON.stringify(result.error)}`)
}

try {
  // A function that has had nothing to do takes seconds to start.
  const shop = createPublicBackend({ ...findProject(), deadlineMs: 60_000 })
  const [{ items: products }, settings] = await Promise.all([
    shop.products.list(),
    shop.settings.shop(),
  ])
  const lines = products
    .filter((product) => availabilityOf(product) === 'available')
    .slice(0, 1)
    .map(({ id, priceCents }) => ({ id, quantity: 1, seenPriceCents: priceCents ?? 0 }))
  const paymentMethod = 'onDelivery'
  const province = 'Pichincha'
  const draft = draftOrder({
    lines,
    products,
    settings,
    paymentMethod,
    destination: province,
  })
  if (!draft.ok) throw new SetupError(`Nothing can be ordered: ${draft.error.code}`)

  const press = newPress()
  const { number } = valueOf(
    await shop.run(
      placeOrder,
      {
        lines,
        pickupAddress: '',
        customer: {
          nombre: 'Smoke test',
          cedula: '1710034065',
          businessName: '',
          idKind: 'cedula',
          // Others each time: a buyer may have three open orders.
          email: `${press.toLowerCase()}@example.com`,
          telefono: `09${String(Date.now()).slice(-8)}`,
          direccion: 'Av. Amazonas N24-03',
          city: 'Quito',
          province,
          reference: '',
        },
        paymentMethod,
        language: 'es',
        notes: '',
        receiver: null,
        giftNote: '',
        seenTotalCents: draft.value.totalCents,
        savesProfile: false,
      },
      press,
    ),
  )
  console.log(`✓ order ${number}`)
  try {
    const read = await shop.orders.find(press)
    if (read?.number !== number)
      throw new SetupError(`The link of order ${number} does not show it`)
    console.log('✓ its link')
  } finally {
    valueOf(await shop.run(cancelOrder, { id: press }))
    console.log('✓ its cancellation')
  }
} catch (error) {
  reportFailure(
    error instanceof Outage ? new SetupError('The shop did not answer:', { cause: error }) : error,
  )
}
