/**
 * Builds the site for one backend: `tsx build/build.ts [local|emulator|firebase]`; without a name the
 * one in VITE_BACKEND counts.
 */
import { join } from 'node:path'

import { loadEnv } from 'vite'

import { parseEnv } from '../src/composition/env.ts'
import { buildSite } from './buildSite.ts'
import { outDirFor } from './outDirFor.ts'

process.env['VITE_BACKEND'] = process.argv[2] ?? process.env['VITE_BACKEND']
const env = parseEnv({
  ...loadEnv('production', join(import.meta.dirname, '..')),
  ...process.env,
})
await buildSite(outDirFor(env.VITE_BACKEND))
