/**
 * Runs inline in the head, before the first paint: decides from what the browser remembers whether
 * the gate, the cookie notice, another language or the session check is what the visitor sees, so
 * that nothing flashes (spec sections 11 and 13). Its hash is in the site's CSP.
 */
import {
  browserStorage,
  createAgeGateStore,
  createConsentStore,
  createLanguageStore,
  createSessionHint,
  storageKeys,
} from '@storefront/adapters/browser'
import { fallbackLanguage, type Language, parseLanguage } from '@storefront/domain'

import { badgeText } from '../features/cart/badgeText.ts'

const page = document.documentElement
const { pathname, search, hash } = location
const storage = browserStorage(() => localStorage)
const isEnglishAddress = /^\/en(\/|$)/i.test(pathname)
const isCrawler = /bot|crawl|spider|slurp|lighthouse|preview/i.test(navigator.userAgent)

/** The address decides; else what was chosen or found before; else the browser; else Spanish. */
function preferredLanguage(): Language {
  if (isEnglishAddress) return 'en'
  if (isCrawler) return fallbackLanguage
  const memory = createLanguageStore(storage)
  const remembered = memory.read()
  if (remembered !== null) return remembered
  const spoken = navigator.languages.map(parseLanguage).find((language) => language !== null)
  const found = spoken ?? fallbackLanguage
  memory.remember(found)
  return found
}

/** Counts what is stored, without the rules of a cart: the app sets it right as soon as it runs. */
function bottlesInGuestCart(): number {
  try {
    const items: unknown = JSON.parse(storage.read(storageKeys.guestCart) ?? '[]')
    if (!Array.isArray(items)) return 0
    return items.reduce((sum: number, item: { quantity?: unknown } | null) => {
      const quantity = Number(item?.quantity)
      return Number.isInteger(quantity) && quantity > 0 ? sum + quantity : sum
    }, 0)
  } catch {
    // What is stored is no JSON: the cart drops it when it loads.
    return 0
  }
}

/** Nothing is painted of a page in the background: there is nothing to wait for. */
function afterFirstPaint(run: () => void): void {
  if (document.hidden) run()
  else requestAnimationFrame(() => setTimeout(run))
}

/** The files that the page names as its own. */
function filesNamed(name: string): readonly string[] {
  const named = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)
  return named?.content.split(' ') ?? []
}

function addLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties))
}

/**
 * Asks for the scripts that the page names, its entry first: they never compete with what is painted.
 * The styles that stand in it get the links by which what loads a part's code knows not to ask for them.
 */
function startApp(): void {
  // Not fetched as they are disabled; written in the page, they would be by a parser that looks ahead.
  for (const href of filesNamed('app-styles')) addLink({ rel: 'stylesheet', disabled: true, href })
  const scripts = filesNamed('app-scripts')
  for (const href of scripts) addLink({ rel: 'modulepreload', href, fetchPriority: 'low' })
  const [src] = scripts
  // In development the page names its script itself.
  if (src === undefined) return
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
}

/** The page's first picture is the largest thing that is painted: asked for before the page is read. */
function preloadFirstPicture(): void {
  const preloads = document.querySelector<HTMLTemplateElement>('#first-picture')
  if (preloads !== null) document.head.append(preloads.content)
}

/** Under the gate it comes when everything else has, so that it is there when the gate opens. */
function bringFirstPicture(): void {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  if (picture !== null) Object.assign(picture, { fetchPriority: 'low', loading: 'eager' })
}

const language = preferredLanguage()

if (language === 'en' && !isEnglishAddress) {
  page.dataset['leaving'] = ''
  location.replace(`/en${pathname === '/' ? '/home' : pathname}${search}${hash}`)
} else {
  if (page.hasAttribute('data-both-languages')) page.lang = language
  const isVerified = createAgeGateStore(storage).isVerified()
  if (isVerified) {
    page.dataset['age'] = 'verified'
    preloadFirstPicture()
  }
  if (createConsentStore(storage).read() !== null) page.dataset['consent'] = 'given'
  if (createSessionHint(storage).exists()) page.dataset['session'] = 'checking'
  page.style.setProperty('--cart-count', badgeText(bottlesInGuestCart()))
  addEventListener('DOMContentLoaded', () =>
    afterFirstPaint(() => {
      startApp()
      if (!isVerified) bringFirstPicture()
    }),
  )
}

// The app sends every form itself, and has done so when the event arrives here. Before it runs, the
// browser would put what is typed, passwords included, into the address; the form is marked instead.
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return
  event.preventDefault()
  const form = event.target as HTMLFormElement // nothing else is submitted
  form.dataset['submitted'] = ''
})

// A button that is pressed before the app, or the code of the part it stands in, can hear it is marked with
// how often; it is pressed so once it can be heard. React drops what it could not answer at once.
addEventListener(
  'click',
  (event) => {
    const target = event.target as Element // nothing else is clicked
    if ('app' in page.dataset && target.closest('[data-waits]') === null) return
    const selector = 'button[type=button]:not([aria-disabled=true])'
    const button = target.closest<HTMLElement>(selector)
    if (button === null) return
    button.dataset['pressed'] = `${Number(button.dataset['pressed'] ?? 0) + 1}`
    event.stopPropagation()
  },
  { capture: true },
)
