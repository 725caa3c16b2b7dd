import { join } from 'node:path'

import type { Env } from '../src/app/services/env.ts'

const folders = {
  firebase: 'dist',
  emulator: 'dist-emulator',
  embedded: 'dist-embedded',
} as const satisfies Record<Env['VITE_BACKEND'], string>

/** The output folder for a backend; one for each, so that the builds do not overwrite each other. */
export function outDirFor(backend: Env['VITE_BACKEND']): string {
  return join(import.meta.dirname, '..', folders[backend])
}
