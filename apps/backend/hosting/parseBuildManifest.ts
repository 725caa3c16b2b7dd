import type { Rewrite } from './firebaseConfig.ts'

/** The content of `hosting.json`, which the build of the site writes. */
export interface BuildManifest {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  readonly fonts: readonly string[]
  readonly rewrites: readonly Rewrite[]
  /** When the build started, in ISO 8601. */
  readonly startedAt: string
  /** The variables VITE_* of the build. */
  readonly settings: Readonly<Record<string, string>>
  /** The owner's contact on the pages: the site's address, e-mail and telephone. */
  readonly contact: Readonly<Record<string, string>>
}

/**
 * Parses a build's `hosting.json`.
 *
 * @param file its path, for the error message
 * @throws Error when the content is invalid
 */
export function parseBuildManifest(json: string, file: string): BuildManifest {
  const manifest: unknown = JSON.parse(json)
  if (
    isRecord(manifest) &&
    isListOf(manifest['scriptHashes'], isHash) &&
    isListOf(manifest['styleHashes'], isHash) &&
    isListOf(manifest['fonts'], isFont) &&
    isListOf(manifest['rewrites'], isRewrite) &&
    isDate(manifest['startedAt']) &&
    isTexts(manifest['settings']) &&
    isTexts(manifest['contact'])
  ) {
    const { scriptHashes, styleHashes, fonts, rewrites, startedAt, settings, contact } = manifest
    return { scriptHashes, styleHashes, fonts, rewrites, startedAt, settings, contact }
  }
  throw new Error(
    `${file} does not contain {"scriptHashes": ["sha256-…"], "styleHashes": ["sha256-…"], ` +
      '"fonts": ["/assets/….woff2"], "rewrites": [{…}], "startedAt": "…", "settings": {…}, "contact": {…}}',
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isItem)
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}

function isTexts(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string')
}

function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^sha(256|384|512)-[\w+/]+=*$/.test(value)
}

function isFont(value: unknown): value is string {
  return typeof value === 'string' && /^\/assets\/[\w.-]+\.woff2$/.test(value)
}

function isRewrite(value: unknown): value is Rewrite {
  return (
    isRecord(value) &&
    typeof (value['regex'] ?? value['source']) === 'string' &&
    typeof value['destination'] === 'string'
  )
}
