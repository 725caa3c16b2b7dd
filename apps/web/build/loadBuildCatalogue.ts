import { createPublicBackend } from '@storefront/adapters/rest'
import {
  demoBatches,
  demoSettings,
  seedProducts,
  seedSettings,
  type SeedProduct,
} from '@storefront/backend/seed'
import { productSchema } from '@storefront/domain'

import { SetupError } from '../../backend/emulators/SetupError.ts'
import type { Env } from '../src/app/services/env.ts'
import type { BuildCatalogue } from '../src/shared/printedCatalogue.ts'

/**
 * Loads the products and settings to print into the pages: those of the Firebase project; those of the
 * demonstration for the other backends, which start with it; those of a project's seed with `--catalogue seed`.
 *
 * @throws SetupError when the project's catalogue cannot be read
 */
export async function loadBuildCatalogue(
  env: Env,
  brandName: string,
  source: 'project' | 'seed',
): Promise<BuildCatalogue> {
  if (env.VITE_BACKEND !== 'firebase') {
    const settings = { ...seedSettings, ...demoSettings }
    return { products: listed(seedProducts(brandName, demoBatches)), settings }
  }
  if (source === 'seed') {
    return { products: listed(seedProducts(brandName)), settings: seedSettings }
  }
  const { VITE_FIREBASE_PROJECT_ID: projectId, VITE_FIREBASE_API_KEY: apiKey } = env
  const debugToken = process.env['APP_CHECK_DEBUG_TOKEN']
  try {
    const { products, settings } = createPublicBackend({
      projectId,
      apiKey,
      ...(debugToken && { appCheckToken: () => exchangeDebugToken(env, debugToken) }),
    })
    return { products: await products.list(), settings: await settings.shop() }
  } catch (cause) {
    throw new SetupError(
      `The catalogue of ${projectId} could not be read, whose prices are printed into the pages: try again with a ` +
        'connection, right settings (400, 404) and deployed rules (403), or print those of the seed with --catalogue seed.',
      { cause },
    )
  }
}

const listed = (products: readonly SeedProduct[]) => ({
  items: products.map((product) => productSchema.parse(product)),
  unreadable: [],
})

/**
 * Gets a token of App Check for a debug token that is registered in the console: the build runs in no browser.
 * The request is the one that Firebase's SDK sends for its debug provider.
 */
async function exchangeDebugToken(
  env: Extract<Env, { VITE_BACKEND: 'firebase' }>,
  debugToken: string,
): Promise<string> {
  const app = `projects/${env.VITE_FIREBASE_PROJECT_ID}/apps/${env.VITE_FIREBASE_APP_ID}`
  const response = await fetch(
    `https://content-firebaseappcheck.googleapis.com/v1/${app}:exchangeDebugToken?key=${env.VITE_FIREBASE_API_KEY}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ debug_token: debugToken }),
    },
  )
  const answer: unknown = await response.json()
  if (typeof answer === 'object' && answer !== null && 'token' in answer)
    return String(answer.token)
  throw new Error(`App Check accepted no debug token: ${response.status}`)
}
