import { host, ports } from '../emulators/addresses.ts'
import { contentSecurityPolicy, type PolicySources } from './contentSecurityPolicy.ts'

/** What one build of the site needs from its hosting. */
export interface Site extends PolicySources {
  /** The folder to serve. */
  readonly publicDir: string
  /** Paths of the fonts that every page shows: asked for with its headers, before its HTML is read. */
  readonly fonts: readonly string[]
  /** Addresses that are served by another file, tried in this order. */
  readonly rewrites: readonly Rewrite[]
}

/** `source` is a glob, `regex` an RE2 expression; both match the path. */
export type Rewrite = ({ readonly source: string } | { readonly regex: string }) & {
  readonly destination: string
}

const oneYear = 31_536_000

/** Features that no page of this site uses, so no script in it may. */
const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb']

function securityHeaders(site: Site): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(site),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissions.map((feature) => `${feature}=()`).join(', '),
    // Allow-popups: the Google sign-in answers from a window that the page opens.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(site.secure && { 'Strict-Transport-Security': `max-age=${oneYear}` }),
  }
}

function headerRule(source: string, headers: Record<string, string>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }
}

/** The value of the Link header: browsers fetch fonts without credentials, and so have to be told. */
const preloadOf = (fonts: readonly string[]): string =>
  fonts.map((path) => `<${path}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(', ')

/** The `hosting` part of the configuration: what the site's server does with each address. */
export function hostingSection(site: Site) {
  return {
    public: site.publicDir,
    ignore: ['hosting.json', '**/.*'],
    cleanUrls: true,
    trailingSlash: false,
    i18n: { root: '/localized' },
    redirects: [{ source: '/', destination: '/home', type: 302 }],
    rewrites: [...site.rewrites],
    // A path gets its Cache-Control from one rule only: which of two would win is not documented.
    headers: [
      headerRule('**', securityHeaders(site)),
      // Names in assets carry a hash of the content; everything else is asked for anew.
      headerRule('/assets/**', { 'Cache-Control': `public, max-age=${oneYear}, immutable` }),
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
 * The content of `firebase.json`. Production and emulators have it from here alike, so that the
 * headers that are tested are the ones that ship.
 *
 * @param site the built site, or null for the database without one
 */
export function firebaseConfig(site: Site | null) {
  return {
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    ...(site && { hosting: hostingSection(site) }),
    emulators: emulatorsSection(),
  }
}
