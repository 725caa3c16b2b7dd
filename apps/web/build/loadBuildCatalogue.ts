import { createCatalogue } from '@storefront/adapters/rest'
import { seedProducts } from '@storefront/backend/seed'
import { defaultShopSettings, productSchema } from '@storefront/domain'

import type { BuildCatalogue } from '../src/shared/printedCatalogue.ts'
import type { Env } from '../src/app/services/env.ts'

/**
 * Loads the products and settings to print into the pages: those of the Firebase project; those of the
 * seed for the other backends, which start with it, and with `--catalogue seed`.
 *
 * @throws Error in one sentence when the project's catalogue cannot be read
 */
export async function loadBuildCatalogue(
  env: Env,
  brandName: string,
  source: 'project' | 'seed',
): Promise<BuildCatalogue> {
  if (env.VITE_BACKEND !== 'firebase' || source === 'seed') {
    const products = seedProducts(brandName).map((product) => productSchema.parse(product))
    return { products, settings: defaultShopSettings }
  }
  const { VITE_FIREBASE_PROJECT_ID: projectId, VITE_FIREBASE_API_KEY: apiKey } = env
  try {
    const { products, settings } = createCatalogue({ projectId, apiKey })
    return { products: await products.list(), settings: await settings.shop() }
  } catch (cause) {
    throw new Error(
      `The catalogue of ${projectId} could not be read, whose prices are printed into the pages: ` +
        'try again with a connection to it, or print those of the seed with --catalogue seed.',
      { cause },
    )
  }
}
