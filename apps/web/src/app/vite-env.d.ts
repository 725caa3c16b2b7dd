/// <reference types="vite/client" />

import type { Env } from './services/env.ts'

declare global {
  interface ImportMetaEnv {
    readonly VITE_BACKEND: string
  }

  /** The settings of the build; already validated. */
  const buildEnv: Env

  /** Where the emulators listen, for a build that uses them. */
  const emulatorPorts: { readonly auth: number; readonly firestore: number }

  /** The commit of the build, as git names it; empty without a repository. */
  const buildCommit: string
}
