import { distilledPath } from '@storefront/brand'
import type { Access } from '@storefront/domain'
import { matchPath } from 'react-router-dom'

/** A page of the site. */
export interface PageEntry {
  /** Without a language's prefix (spec sections 2.1 and 11). A segment with a leading colon matches any segment. */
  readonly path: `/${string}`
  /** Its module, relative to `features/` and without the extension; the module exports `Page`. */
  readonly module: string
  /** The namespaces of its messages, besides those of every page (words.ts). Default: its own feature's. */
  readonly namespaces?: readonly string[]
  /** Who may see it. Pages that are not `public` are guarded, not indexed, and prerendered without content. */
  readonly access: Access
  /** Public, but not indexed by search engines: the cart, an order, login and registration. */
  readonly noindex?: true
  /** The world at the top of the page, and so of its navbar. Default: paper. */
  readonly world?: 'night'
}

/** The desk shows orders, how buyers see them, and asks for the password. */
const deskWords = ['desk', 'orders', 'account'] as const

/** The table of pages, read by the router, the guard, the prerenderer, `robots.txt`, the sitemap and the tests. */
export const pages = {
  home: { path: '/home', module: 'brand/home/HomePage', access: 'public', world: 'night' },
  products: {
    path: '/products',
    module: 'shop/bottles/ProductsPage',
    namespaces: [],
    access: 'public',
  },
  distilled: {
    path: distilledPath,
    module: 'shop/bottles/DistilledPage',
    namespaces: [],
    access: 'public',
    world: 'night',
  },
  tripleDistilled: {
    path: '/TripleDestilado',
    module: 'shop/bottles/TripleDistilledPage',
    namespaces: [],
    access: 'public',
    world: 'night',
  },
  history: { path: '/NuestraHistoria', module: 'brand/history/HistoryPage', access: 'public' },
  cocktails: {
    path: '/Cocteles',
    module: 'brand/cocktails/CocktailsPage',
    namespaces: [],
    access: 'public',
  },
  process: { path: '/Procesos', module: 'brand/process/ProcessPage', access: 'public' },
  recognitions: {
    path: '/Reconocimientos',
    module: 'brand/recognitions/RecognitionsPage',
    access: 'public',
    world: 'night',
  },
  cart: {
    path: '/cart',
    module: 'shop/cart/CartPage',
    namespaces: [],
    access: 'public',
    noindex: true,
  },
  checkout: {
    path: '/checkout',
    module: 'shop/checkout/CheckoutPage',
    namespaces: ['checkout', 'account', 'orders'],
    access: 'public',
    noindex: true,
  },
  orders: {
    path: '/orders',
    module: 'shop/orders/OrdersPage',
    namespaces: ['orders', 'account'],
    access: 'user',
  },
  // Its id is the key to an order without an account.
  order: {
    path: '/orders/:id',
    module: 'shop/orders/OrderPage',
    namespaces: ['orders', 'account'],
    access: 'public',
    noindex: true,
  },
  findOrder: {
    path: '/pedido',
    module: 'shop/orders/FindOrderPage',
    namespaces: ['orders'],
    access: 'public',
    noindex: true,
  },
  // Letters to waiting lists lead here.
  waitingList: {
    path: '/waiting-list',
    module: 'shop/waiting-list/WaitingListPage',
    access: 'public',
    noindex: true,
  },
  login: {
    path: '/login',
    module: 'account/access/LoginPage',
    namespaces: ['account'],
    access: 'public',
    noindex: true,
  },
  register: {
    path: '/register',
    module: 'account/access/RegisterPage',
    namespaces: ['account'],
    access: 'public',
    noindex: true,
  },
  resetPassword: {
    path: '/reset-password',
    module: 'account/access/ResetPasswordPage',
    namespaces: ['account'],
    access: 'public',
    noindex: true,
  },
  verify: {
    path: '/verify',
    module: 'account/access/VerifyPage',
    namespaces: ['account'],
    access: 'public',
    noindex: true,
  },
  profile: {
    path: '/userProfile',
    module: 'account/profile/ProfilePage',
    namespaces: ['account', 'orders'],
    access: 'user',
  },
  contact: { path: '/contacto', module: 'brand/contact/ContactPage', access: 'public' },
  privacy: { path: '/privacy', module: 'brand/legal/PrivacyPage', access: 'public' },
  terms: { path: '/terms', module: 'brand/legal/TermsPage', access: 'public' },
  adminHome: {
    path: '/dashboard/AdminHome',
    module: 'desk/AdminHomePage',
    namespaces: deskWords,
    access: 'admin',
  },
  adminOrders: {
    path: '/dashboard/orders',
    module: 'desk/DeskOrdersPage',
    namespaces: deskWords,
    access: 'admin',
  },
  adminOrder: {
    path: '/dashboard/orders/:id',
    module: 'desk/DeskOrderPage',
    namespaces: deskWords,
    access: 'admin',
  },
  adminProducts: {
    path: '/dashboard/products',
    module: 'desk/DeskProductsPage',
    namespaces: deskWords,
    access: 'admin',
  },
  adminCustomers: {
    path: '/dashboard/customers',
    module: 'desk/DeskCustomersPage',
    namespaces: deskWords,
    access: 'admin',
  },
  adminSettings: {
    path: '/dashboard/settings',
    module: 'desk/DeskSettingsPage',
    namespaces: deskWords,
    access: 'admin',
  },
} as const satisfies Record<string, PageEntry>

/** The feature that a page belongs to: the folder of its module. */
const featureOf = ({ module }: PageEntry): string => module.split('/').at(-2) ?? ''

export const namespacesOf = (entry: PageEntry): readonly string[] =>
  entry.namespaces ?? [featureOf(entry)]

/** Paths that redirect to a page, if the visitor may see it. */
export const shortcuts: ReadonlyMap<string, PageEntry> = new Map<string, PageEntry>([
  ['/', pages.home],
  // In English.
  ['/contact', pages.contact],
  ['/order', pages.findOrder],
  ['/dashboard', pages.adminHome],
])

export type PageId = keyof typeof pages

/** The pages that search engines may list: each has a share card and a name in the breadcrumbs. */
export type IndexedId = {
  [Id in PageId]: (typeof pages)[Id] extends { access: 'public'; noindex?: never } ? Id : never
}[PageId]

/** Whether search engines may list a page. Sitemap, `robots.txt`, share cards and structured data depend on it. */
export const isIndexed = ({ access, noindex }: PageEntry): boolean =>
  access === 'public' && noindex !== true

export const isIndexedId = (id: PageId): id is IndexedId => isIndexed(pages[id])

/** The page at a path without a language's prefix, in any case, with or without a trailing slash. */
export function pageAt(path: string): PageEntry | undefined {
  return Object.values<PageEntry>(pages).find((page) => matchPath(page.path, path) !== null)
}
