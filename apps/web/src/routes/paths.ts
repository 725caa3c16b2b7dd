import { type Language, languages } from '@storefront/domain'
import { matchPath } from 'react-router-dom'

import { brand } from '../content/brand.ts'

/** The brand's name as the distilled product's address spells it (spec section 2). */
const brandPath: string = brand.name.replaceAll(' ', '')

/**
 * Every page: its path (spec section 2; decisions, "Addresses") and the module that shows it, which
 * exports `Page`. A segment behind a colon stands for any. A page's messages are those of its feature, the module's folder. `private` pages
 * show something only to a signed-in visitor; their prerendered file holds no content.
 */
export const pages = {
  home: { path: '/home', module: 'home/HomePage', world: 'night' },
  products: { path: '/products', module: 'catalog/ProductsPage', world: 'night' },
  distilled: { path: `/${brandPath}Destilado`, module: 'catalog/DistilledPage', world: 'night' },
  tripleDistilled: {
    path: '/TripleDestilado',
    module: 'catalog/TripleDistilledPage',
    world: 'night',
  },
  history: { path: '/NuestraHistoria', module: 'history/HistoryPage' },
  cocktails: { path: '/Cocteles', module: 'cocktails/CocktailsPage' },
  process: { path: '/Procesos', module: 'process/ProcessPage' },
  recognitions: {
    path: '/Reconocimientos',
    module: 'recognitions/RecognitionsPage',
    world: 'night',
  },
  cart: { path: '/cart', module: 'cart/CartPage' },
  checkout: { path: '/checkout', module: 'checkout/CheckoutPage', private: true },
  orders: { path: '/orders', module: 'orders/OrdersPage', private: true },
  order: { path: '/orders/:id', module: 'orders/OrderPage', private: true },
  login: { path: '/login', module: 'account/LoginPage' },
  register: { path: '/register', module: 'account/RegisterPage' },
  resetPassword: { path: '/reset-password', module: 'account/ResetPasswordPage' },
  verify: { path: '/verify', module: 'account/VerifyPage' },
  profile: { path: '/userProfile', module: 'account/ProfilePage', private: true },
  privacy: { path: '/privacy', module: 'legal/PrivacyPage' },
  terms: { path: '/terms', module: 'legal/TermsPage' },
  adminHome: { path: '/dashboard/AdminHome', module: 'admin/AdminHomePage', private: true },
  adminOrders: { path: '/dashboard/orders', module: 'admin/AdminOrdersPage', private: true },
  adminProducts: { path: '/dashboard/products', module: 'admin/AdminProductsPage', private: true },
  adminUsers: { path: '/dashboard/users', module: 'admin/AdminUsersPage', private: true },
  adminSettings: { path: '/dashboard/settings', module: 'admin/AdminSettingsPage', private: true },
} as const satisfies Record<string, PageEntry>

export interface PageEntry {
  readonly path: `/${string}`
  readonly module: string
  readonly private?: boolean
  /** The world the page opens in, and its navbar with it. Default: paper. */
  readonly world?: 'night'
}

export type PageId = keyof typeof pages

/** The entry of the page at a path without language prefix, in any case, with or without a slash behind. */
export function pageAt(path: string): PageEntry | undefined {
  return Object.values<PageEntry>(pages).find((page) => matchPath(page.path, path) !== null)
}

const prefixes = { es: '', en: '/en' } as const satisfies Record<Language, string>

/** A path of the site in a language: Spanish is unprefixed, English lives under `/en`. */
export function localizedPath(path: string, language: Language): string {
  return `${prefixes[language]}${path}`
}

/**
 * Takes an address apart: its language, and its path without the language's prefix. The path stays
 * as it is spelled, so that it can be followed again.
 */
export function splitPath(pathname: string): {
  readonly language: Language
  readonly path: string
} {
  const [, first = '', ...rest] = pathname.split('/')
  return readEscapes(first).toLowerCase() === 'en'
    ? { language: 'en', path: `/${rest.join('/')}` }
    : { language: 'es', path: pathname }
}

/** As the router reads it: an escaped letter is that letter. */
function readEscapes(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A malformed escape is no page of the site; it stays as it stands.
    return segment
  }
}

/** The same page in every language, as absolute URLs. */
export function alternateUrls(path: string): readonly { language: Language; url: string }[] {
  return languages.map((language) => ({
    language,
    url: `${brand.siteUrl}${localizedPath(path, language)}`,
  }))
}
