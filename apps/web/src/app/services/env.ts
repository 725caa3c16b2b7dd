import * as z from 'zod/mini'

import { SetupError } from '../../../../backend/emulators/SetupError.ts'

const common = {
  /** The address to which the token is posted at login, and at which it is deleted at logout (spec section 7). */
  VITE_TOKEN_SYNC_URL: z.optional(z.url()),
  /** Where errors are reported, as Sentry names a project: https://KEY@HOST/PROJECT. */
  VITE_SENTRY_DSN: z.optional(z.url()),
}

const envSchema = z.discriminatedUnion('VITE_BACKEND', [
  z.object({
    ...common,
    VITE_BACKEND: z.literal('embedded'),
    /** The latency of each call to the embedded backend in ms, for work on loading states. */
    VITE_LATENCY_MS: z._default(z.coerce.number().check(z.nonnegative()), 0),
  }),
  z.object({ ...common, VITE_BACKEND: z.literal('emulator') }),
  z.object({
    ...common,
    VITE_BACKEND: z.literal('firebase'),
    VITE_FIREBASE_API_KEY: z.string(),
    /** A host name: the content security policy allows it. */
    VITE_FIREBASE_AUTH_DOMAIN: z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i)),
    VITE_FIREBASE_PROJECT_ID: z.string(),
    VITE_FIREBASE_APP_ID: z.string(),
    /** The site's key at reCAPTCHA Enterprise, with which App Check is on. */
    VITE_APP_CHECK_KEY: z.optional(z.string()),
  }),
])

export type Env = z.infer<typeof envSchema>

/**
 * Parses the settings of a build. Runs at build time only: the bundle contains the result, not the schema.
 * An empty setting counts as missing.
 *
 * @throws SetupError with a sentence for each setting that is missing or wrong, and the file to copy: a production build
 * never falls back to another backend
 */
export function parseEnv(raw: Readonly<Record<string, unknown>>): Env {
  const set = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ''))
  const env = envSchema.safeParse(set)
  if (env.success) return env.data
  // Without a backend it is Firebase's settings that are missing: the others have a file of their own.
  const { error } = envSchema.safeParse({ VITE_BACKEND: 'firebase', ...set })
  const wrong = new Set([
    ...(set['VITE_BACKEND'] === undefined ? ['VITE_BACKEND'] : []),
    ...(error?.issues ?? []).map(({ path }) => String(path[0])),
  ])
  const sentences = [...wrong].map((name) =>
    set[name] === undefined
      ? `${name} is missing.`
      : `${name} cannot be ${JSON.stringify(set[name])}.`,
  )
  throw new SetupError(`The build has no valid settings:
- ${sentences.join('\n- ')}
Copy apps/web/.env.example to apps/web/.env.production.local (of staging: .env.staging.local) and fill it in, as
"The settings of the build" in docs/operations.md says.`)
}
