/** What a page may load beyond its own files. */
export interface PolicySources {
  /** Hashes of the inline scripts in the built pages, as `sha256-…`. */
  readonly scriptHashes: readonly string[]
  /** Hashes of the style sheets that stand in the built pages, likewise. */
  readonly styleHashes: readonly string[]
  /** Origins the page may call. */
  readonly connectSources: readonly string[]
  /** Origins the page may frame: where the Google sign-in's helper lives. */
  readonly frameSources: readonly string[]
  /** Whether the site is served over TLS: then everything it loads has to be too. */
  readonly secure: boolean
}

/**
 * The helper of Google's popup sign-in: what the SDK loads, and the folder of what that loads. A
 * path is asked for whole; one that ends in a slash stands for all under it.
 */
const googleScripts = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/']

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)

/** The value of the Content-Security-Policy header: nothing is allowed that is not named here. */
export function contentSecurityPolicy(sources: PolicySources): string {
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", ...googleScripts, ...quoted(sources.scriptHashes)],
    ["style-src 'self'", ...quoted(sources.styleHashes)],
    ["img-src 'self' data:"],
    ["font-src 'self'"],
    ["connect-src 'self'", ...sources.connectSources],
    ['frame-src', ...(sources.frameSources.length > 0 ? sources.frameSources : ["'none'"])],
    ["manifest-src 'self'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    ["object-src 'none'"],
    ...(sources.secure ? [['upgrade-insecure-requests']] : []),
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}
