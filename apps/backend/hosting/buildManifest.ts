import { sellingParts } from '@storefront/domain'
import { z } from 'zod'

/** A hash of an inline script or style sheet. It becomes part of the content security policy. */
const hash = z.string().regex(/^sha(256|384|512)-[\w+/]+=*$/)

/** A font that every page uses. It becomes part of the Link header. */
const font = z.string().regex(/^\/assets\/[\w.-]+\.woff2$/)

/** The content of `hosting.json`, which the build of the site writes. */
export const buildManifest = z.object({
  scriptHashes: z.array(hash),
  styleHashes: z.array(hash),
  fonts: z.array(font),
  /** Paths that another file serves, as RE2 expressions. */
  rewrites: z.array(z.object({ regex: z.string(), destination: z.string() })),
  /** When the build started, in ISO 8601. */
  startedAt: z.iso.datetime(),
  /** The variables VITE_* of the build. */
  settings: z.record(z.string(), z.string()),
  /** The owner's contact on the pages: the site's address, e-mail and telephone. */
  contact: z.record(z.string(), z.string()),
  /** What the shop lacks before it sells, as far as the build knows (`missingToSell`). */
  missing: z.array(z.literal(sellingParts)),
})

export type BuildManifest = z.infer<typeof buildManifest>
