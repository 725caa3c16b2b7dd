/// <reference types="vite/client" />

import type { Env } from './services/env.ts'

declare global {
  interface ImportMetaEnv {
    readonly VITE_BACKEND: string
  }

  /** The settings that the site was built with; they were checked by then. */
  const buildEnv: Env
}
