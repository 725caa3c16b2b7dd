import { functionsRegion, host, ports } from '../emulators/addresses.ts'
import type { BuildManifest } from './buildManifest.ts'
import { contentSecurityPolicy, type PolicySources } from './contentSecurityPolicy.ts'

/** The hosting settings of one build of the site. */
export interface Site extends PolicySources {
  /** The folder to serve. */
  readonly publicDir: string
  /** Names of the files in `/assets`. */
  readonly assets: readonly string[]
  /** Paths of the fonts that every page uses. Its headers preload them, before the browser parses the HTML. */
  readonly fonts: readonly string[]
  /** Paths that another file serves; the first match is used. */
  readonly rewrites: BuildManifest['rewrites']
  /** The commit of the site, which each response names. Default: none. */
  readonly commit?: string
  /** The command that checks the build before the site is deployed. Default: none. */
  readonly predeploy?: string
}

const oneYearSeconds = 31_536_000

/** Browser features that no page of the site uses, and no script may use. */
const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb']

function securityHeaders(site: Site): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(site),
    'X-Content-Type-Options': 'nosniff',
    // No path: it may have the key to an order, or the code of a letter. Also for the next page, which could report it.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': permissions.map((feature) => `${feature}=()`).join(', '),
    // Google sign-in responds from a popup of the page.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(site.secure && { 'Strict-Transport-Security': `max-age=${oneYearSeconds}` }),
  }
}

const headerList = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

/** Maximum number of names in one rule, so that its expression stays small. */
const maxNamesPerRule = 100

/**
 * Returns the rules that let browsers cache these assets for a year. Each asset is named, because hosting matches
 * paths, never a status: with a rule for all of `/assets`, browsers would also cache the 404 of a missing file.
 */
function immutableRules(assets: readonly string[]) {
  const headers = headerList({ 'Cache-Control': `public, max-age=${oneYearSeconds}, immutable` })
  const names = assets.map((name) => name.replaceAll('.', String.raw`\.`))
  return Array.from({ length: Math.ceil(names.length / maxNamesPerRule) }, (_, rule) => ({
    regex: `^/assets/(${names.slice(rule * maxNamesPerRule, (rule + 1) * maxNamesPerRule).join('|')})$`,
    headers,
  }))
}

/** Returns the value of the Link header. `crossorigin`, since browsers fetch fonts without credentials. */
const preloadOf = (fonts: readonly string[]): string =>
  fonts.map((path) => `<${path}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(', ')

/** Matches every path. The glob `**` matches none with a part that begins with a dot, such as `/orders/.x`. */
const anyPath = String.raw`^[\s\S]*$`

/** Returns the `hosting` section of `firebase.json`. */
export function hostingSection(site: Site) {
  return {
    public: site.publicDir,
    ignore: ['hosting.json', '**/.*'],
    cleanUrls: true,
    trailingSlash: false,
    i18n: { root: '/localized' },
    redirects: [
      { source: '/', destination: '/home', type: 302 },
      { regex: '^/[eE][nN]/?$', destination: '/en/home', type: 302 },
    ],
    rewrites: [...site.rewrites],
    // The last rule that matches counts (firebase-tools#8917). If it were the first, assets would be revalidated too.
    headers: [
      {
        regex: anyPath,
        headers: headerList({
          ...securityHeaders(site),
          'Cache-Control': 'no-cache',
          // Tells which release is live, after a rollback too.
          ...(site.commit && { 'X-Commit': site.commit }),
        }),
      },
      ...(site.fonts.length > 0
        ? [{ source: '!/assets/**', headers: headerList({ Link: preloadOf(site.fonts) }) }]
        : []),
      ...immutableRules(site.assets),
      // The answer to a command may contain an order.
      { source: '/api/**', headers: headerList({ 'Cache-Control': 'no-store' }) },
    ],
  }
}

/** The site's own address of the function that runs the shop's commands, so that browsers call no other origin. */
const shopRewrite = {
  source: '/api/shop',
  function: { functionId: 'shop', region: functionsRegion },
}

function emulatorsSection() {
  return {
    auth: { host, port: ports.auth },
    firestore: { host, port: ports.firestore },
    hosting: { host, port: ports.hosting },
    functions: { host, port: ports.functions },
    ui: { enabled: false },
    singleProjectMode: true,
  }
}

/**
 * Returns the content of `firebase.json`, for production and for the emulators, so that the tested headers
 * are the deployed ones.
 *
 * @param site the built site, or null for a configuration without hosting
 * @param functionsFolder the bundle of the functions
 */
export function firebaseConfig(site: Site | null, functionsFolder: string) {
  return {
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    functions: {
      source: functionsFolder,
      predeploy: 'npm --prefix ../functions run --silent build:functions',
    },
    ...(site && {
      hosting: {
        ...hostingSection(site),
        rewrites: [shopRewrite, ...site.rewrites],
        predeploy: site.predeploy,
      },
    }),
    emulators: emulatorsSection(),
  }
}
