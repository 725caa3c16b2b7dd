import { join } from 'node:path'

import type { Env } from '../src/app/services/env.ts'

const folders = {
  firebase: 'dist',
  emulator: 'dist-emulator',
  local: 'dist-local',
} as const satisfies Record<Env['VITE_BACKEND'], string>

/** Where the site that runs on a backend is built: three builds can stand side by side. */
export function outDirFor(backend: Env['VITE_BACKEND']): string {
  return join(import.meta.dirname, '..', folders[backend])
}
