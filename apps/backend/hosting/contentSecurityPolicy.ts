/** Sources that a page may load in addition to its own files. */
export interface PolicySources {
  /** Hashes of the inline scripts in the built pages, as `sha256-…`. */
  readonly scriptHashes: readonly string[]
  /** Hashes of the inline style sheets in the built pages, as `sha256-…`. */
  readonly styleHashes: readonly string[]
  /** Other sites' scripts that a page may load, besides those of Google's sign-in. Default: none. */
  readonly scriptSources?: readonly string[]
  /** Origins that a page may send requests to. */
  readonly connectSources: readonly string[]
  /** Origins that a page may frame: the auth domain, for Google sign-in. */
  readonly frameSources: readonly string[]
  /** Whether the site is served over TLS, and must load all files over TLS. */
  readonly secure: boolean
}

/**
 * Scripts of Google's popup sign-in: the one that the SDK loads, and the folder of those that this one loads. In
 * a policy, a path that ends with a slash matches everything under it.
 */
const googleScripts = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/']

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)

/** Returns the value of the Content-Security-Policy header, which allows only the site's own files and the sources. */
export function contentSecurityPolicy(sources: PolicySources): string {
  const directives = [
    ["default-src 'none'"],
    [
      "script-src 'self'",
      ...googleScripts,
      ...(sources.scriptSources ?? []),
      ...quoted(sources.scriptHashes),
    ],
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
