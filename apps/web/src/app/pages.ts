import type { Access } from '@storefront/domain'
import { matchPath } from 'react-router-dom'

import { distilledPath } from '../content/brand.ts'

/** A page of the site. */
export interface PageEntry {
  /** Without a language's prefix (spec sections 2.1 and 11). A segment with a leading colon matches any segment. */
  readonly path: `/${string}`
  /** Its module, relative to `features/` and without the extension; the module exports `Page`. */
  readonly module: string
  /** The namespace of its messages, which is a feature too. Default: its own feature's. */
  readonly namespace?: string
  /** Who may see it. Pages that are not `public` are guarded, not indexed, and prerendered without content. */
  readonly access: Access
  /** Public, but not indexed by search engines: the cart, an order, login and registration. */
  readonly noindex?: true
  /** The world at the top of the page, and so of its navbar. Default: paper. */
  readonly world?: 'night'
}

/** The table of pages, read by the router, the guard, the prerenderer, `robots.txt`, the sitemap and the tests. */
export const pages = {
  home: { path: '/home', module: 'home/HomePage', access: 'public', world: 'night' },
  products: {
    path: '/products',
    module: 'bottles/ProductsPage',
    namespace: 'catalog',
    access: 'public',
  },
  distilled: {
    path: distilledPath,
    module: 'bottles/DistilledPage',
    namespace: 'catalog',
    access: 'public',
    world: 'night',
  },
  tripleDistilled: {
    path: '/TripleDestilado',
    module: 'bottles/TripleDistilledPage',
    namespace: 'catalog',
    access: 'public',
    world: 'night',
  },
  history: { path: '/NuestraHistoria', module: 'history/HistoryPage', access: 'public' },
  cocktails: { path: '/Cocteles', module: 'cocktails/CocktailsPage', access: 'public' },
  process: { path: '/Procesos', module: 'process/ProcessPage', access: 'public' },
  recognitions: {
    path: '/Reconocimientos',
    module: 'recognitions/RecognitionsPage',
    access: 'public',
    world: 'night',
  },
  cart: { path: '/cart', module: 'cart/CartPage', access: 'public', noindex: true },
  checkout: {
    path: '/checkout',
    module: 'checkout/CheckoutPage',
    access: 'public',
    noindex: true,
  },
  orders: { path: '/orders', module: 'orders/OrdersPage', access: 'user' },
  // Its id is the key to an order without an account.
  order: { path: '/orders/:id', module: 'orders/OrderPage', access: 'public', noindex: true },
  login: { path: '/login', module: 'account/LoginPage', access: 'public', noindex: true },
  register: { path: '/register', module: 'account/RegisterPage', access: 'public', noindex: true },
  resetPassword: {
    path: '/reset-password',
    module: 'account/ResetPasswordPage',
    access: 'public',
    noindex: true,
  },
  verify: { path: '/verify', module: 'account/VerifyPage', access: 'public', noindex: true },
  profile: {
    path: '/userProfile',
    module: 'profile/ProfilePage',
    namespace: 'account',
    access: 'user',
  },
  privacy: { path: '/privacy', module: 'legal/PrivacyPage', access: 'public' },
  terms: { path: '/terms', module: 'legal/TermsPage', access: 'public' },
  adminHome: { path: '/dashboard/AdminHome', module: 'admin/AdminHomePage', access: 'admin' },
  adminOrders: { path: '/dashboard/orders', module: 'admin/AdminOrdersPage', access: 'admin' },
  adminOrder: { path: '/dashboard/orders/:id', module: 'admin/AdminOrderPage', access: 'admin' },
  adminProducts: {
    path: '/dashboard/products',
    module: 'admin/AdminProductsPage',
    access: 'admin',
  },
  adminCustomers: {
    path: '/dashboard/customers',
    module: 'admin/AdminCustomersPage',
    access: 'admin',
  },
  adminSettings: {
    path: '/dashboard/settings',
    module: 'admin/AdminSettingsPage',
    access: 'admin',
  },
} as const satisfies Record<string, PageEntry>

/** The feature that a page belongs to: the folder of its module. */
export const featureOf = ({ module }: PageEntry): string => module.split('/')[0] ?? ''

export const namespaceOf = (entry: PageEntry): string => entry.namespace ?? featureOf(entry)

/** Paths that redirect to a page, if the visitor may see it. */
export const shortcuts: ReadonlyMap<string, PageEntry> = new Map<string, PageEntry>([
  ['/', pages.home],
  ['/dashboard', pages.adminHome],
  // Its former address.
  ['/dashboard/users', pages.adminCustomers],
])

export type PageId = keyof typeof pages

/** Whether search engines may list a page. Sitemap, `robots.txt`, share cards and structured data depend on it. */
export const isIndexed = ({ access, noindex }: PageEntry): boolean =>
  access === 'public' && noindex !== true

/** The page at a path without a language's prefix, in any case, with or without a trailing slash. */
export function pageAt(path: string): PageEntry | undefined {
  return Object.values<PageEntry>(pages).find((page) => matchPath(page.path, path) !== null)
}
