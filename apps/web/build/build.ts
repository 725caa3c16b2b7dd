/**
 * Builds the site for one backend: `tsx build/build.ts [embedded|emulator|firebase] [--catalogue seed] [--mode staging]`;
 * without a name, for the one in VITE_BACKEND. The mode names the .env files with the settings.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { loadEnv } from 'vite'

import { reportFailure } from '../../backend/emulators/reportFailure.ts'
import { folderOf } from '../../backend/hosting/sites.ts'
import { parseEnv } from '../src/app/services/env.ts'
import { buildSite } from './buildSite.ts'
import { loadBuildCatalogue } from './loadBuildCatalogue.ts'

const { positionals, values } = parseArgs({
  options: {
    catalogue: { type: 'string', default: 'project' },
    mode: { type: 'string', default: 'production' },
  },
  allowPositionals: true,
})
const [backend] = positionals
// Only if given: an undefined value would override the one of an .env file.
if (backend !== undefined) process.env['VITE_BACKEND'] = backend
try {
  const env = parseEnv({
    ...loadEnv(values.mode, join(import.meta.dirname, '..')),
    ...process.env,
  })
  await buildSite(folderOf(env.VITE_BACKEND), {
    mode: values.mode,
    settings: env,
    catalogue: (brandName) =>
      loadBuildCatalogue(env, brandName, values.catalogue === 'seed' ? 'seed' : 'project'),
  })
} catch (error) {
  reportFailure(error)
}
