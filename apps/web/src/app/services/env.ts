import * as z from 'zod/mini'

const common = {
  /** Where the token is posted at login and deleted at logout, if anywhere (spec section 7). */
  VITE_TOKEN_SYNC_URL: z.optional(z.url()),
}

const envSchema = z.discriminatedUnion('VITE_BACKEND', [
  z.object({
    ...common,
    VITE_BACKEND: z.literal('local'),
    /** Milliseconds that each call of the embedded backend takes, for designing loading states. */
    VITE_LATENCY_MS: z._default(z.coerce.number().check(z.nonnegative()), 0),
  }),
  z.object({ ...common, VITE_BACKEND: z.literal('emulator') }),
  z.object({
    ...common,
    VITE_BACKEND: z.literal('firebase'),
    VITE_FIREBASE_API_KEY: z.string(),
    VITE_FIREBASE_AUTH_DOMAIN: z.string(),
    VITE_FIREBASE_PROJECT_ID: z.string(),
    VITE_FIREBASE_APP_ID: z.string(),
  }),
])

export type Env = z.infer<typeof envSchema>

/**
 * Reads the settings of a build, while it is built: the browser is given what came out, not the
 * schema. An empty setting is not set.
 *
 * @throws Error in one readable sentence when they do not name a backend, or name Firebase without
 * its settings: a production build never falls back to another backend by itself
 */
export function parseEnv(raw: Readonly<Record<string, unknown>>): Env {
  const set = Object.entries(raw).filter(([, value]) => value !== '')
  const env = envSchema.safeParse(Object.fromEntries(set))
  if (env.success) return env.data
  const missing = env.error.issues.map((issue) => issue.path.join('.')).join(', ')
  throw new Error(
    `The build's settings are incomplete or wrong: ${missing}. ` +
      'Set VITE_BACKEND to local, emulator or firebase (see apps/web/.env.example).',
  )
}
