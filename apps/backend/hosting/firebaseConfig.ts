import { host, ports } from '../emulators/addresses.ts'
import { contentSecurityPolicy, type PolicySources } from './contentSecurityPolicy.ts'

/** The hosting settings of one build of the site. */
export interface Site extends PolicySources {
  /** The folder to serve. */
  readonly publicDir: string
  /** Paths of the fonts that every page uses. Its headers preload them, before the browser parses the HTML. */
  readonly fonts: readonly string[]
  /** Paths that another file serves; the first match is used. */
  readonly rewrites: readonly Rewrite[]
}

/** `source` is a glob and `regex` an RE2 expression for the path. */
export type Rewrite = ({ readonly source: string } | { readonly regex: string }) & {
  readonly destination: string
}

const oneYearSeconds = 31_536_000

/** Browser features that no page of the site uses, and no script may use. */
const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb']

function securityHeaders(site: Site): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(site),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissions.map((feature) => `${feature}=()`).join(', '),
    // Google sign-in responds from a popup of the page.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(site.secure && { 'Strict-Transport-Security': `max-age=${oneYearSeconds}` }),
  }
}

function headerRule(source: string, headers: Record<string, string>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }
}

/** Returns the value of the Link header. `crossorigin`, since browsers fetch fonts without credentials. */
const preloadOf = (fonts: readonly string[]): string =>
  fonts.map((path) => `<${path}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(', ')

/** Returns the `hosting` section of `firebase.json`. */
export function hostingSection(site: Site) {
  return {
    public: site.publicDir,
    ignore: ['hosting.json', '**/.*'],
    cleanUrls: true,
    trailingSlash: false,
    i18n: { root: '/localized' },
    redirects: [{ source: '/', destination: '/home', type: 302 }],
    rewrites: [...site.rewrites],
    // Each path must match one rule with Cache-Control: the precedence of several is not documented.
    headers: [
      headerRule('**', securityHeaders(site)),
      // File names of assets contain a hash of the content; all other files are revalidated.
      headerRule('/assets/**', { 'Cache-Control': `public, max-age=${oneYearSeconds}, immutable` }),
      headerRule('!/assets/**', {
        'Cache-Control': 'no-cache',
        ...(site.fonts.length > 0 && { Link: preloadOf(site.fonts) }),
      }),
    ],
  }
}

function emulatorsSection() {
  return {
    auth: { host, port: ports.auth },
    firestore: { host, port: ports.firestore },
    hosting: { host, port: ports.hosting },
    ui: { enabled: false },
    singleProjectMode: true,
  }
}

/**
 * Returns the content of `firebase.json`, for production and for the emulators, so that the tested headers
 * are the deployed ones.
 *
 * @param site the built site, or null for a configuration without hosting
 */
export function firebaseConfig(site: Site | null) {
  return {
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    ...(site && { hosting: hostingSection(site) }),
    emulators: emulatorsSection(),
  }
}
