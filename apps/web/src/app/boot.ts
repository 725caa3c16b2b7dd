/**
 * Runs inline in the head, before the first paint. From the browser's storage it decides whether the
 * visitor sees the gate, the cookie notice, another language or the session check, so
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

import { badgeText } from './layout/badgeText.ts'
import { fillInTyped, reloadPage } from '../shared/lazy/reloadPage.ts'
import { retryLoading } from '../shared/lazy/retryLoading.ts'

const page = document.documentElement
const { pathname, search, hash } = location
const storage = browserStorage(() => localStorage)
const isEnglishAddress = /^\/en(\/|$)/i.test(pathname)
const isCrawler = /bot|crawl|spider|slurp|lighthouse|preview/i.test(navigator.userAgent)

/** The language of the address; else the remembered one; else the browser's; else Spanish. */
function preferredLanguage(): Language {
  if (isEnglishAddress) return 'en'
  if (isCrawler) return fallbackLanguage
  const memory = createLanguageStore(storage)
  const remembered = memory.read()
  if (remembered !== null) return remembered
  const browserLanguage = navigator.languages
    .map(parseLanguage)
    .find((language) => language !== null)
  const preferred = browserLanguage ?? fallbackLanguage
  memory.remember(preferred)
  return preferred
}

/** Adds up the stored quantities without validating the cart: the app corrects the number as soon as it runs. */
function bottlesInGuestCart(): number {
  try {
    const items: unknown = JSON.parse(storage.read(storageKeys.guestCart) ?? '[]')
    if (!Array.isArray(items)) return 0
    return items.reduce((sum: number, item: { quantity?: unknown } | null) => {
      const quantity = Number(item?.quantity)
      return Number.isInteger(quantity) && quantity > 0 ? sum + quantity : sum
    }, 0)
  } catch {
    // Not JSON: the cart discards it when it loads.
    return 0
  }
}

/** Runs at once in a background page, which is never painted. */
function afterFirstPaint(run: () => void): void {
  if (document.hidden) run()
  else requestAnimationFrame(() => setTimeout(run))
}

/** The files that a `<meta>` of the page lists. */
function filesInMeta(name: string): readonly string[] {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)
  return meta?.content.split(' ') ?? []
}

const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) => Object.assign(document.createElement(name), properties)

/**
 * Adds links for the style sheets that are inlined in the page: with these, Vite's loader does not request
 * them again.
 */
function addStyleLinks(): void {
  for (const href of filesInMeta('app-styles')) {
    // Browsers do not fetch disabled sheets. In the HTML they would: the preload scanner ignores `disabled`.
    document.head.append(createElement('link', { rel: 'stylesheet', disabled: true, href }))
  }
}

/**
 * Requests the page's scripts after the first paint, so that they do not compete with it, and runs the entry
 * once all are in the browser's cache. They are not preloaded: browsers request neither a preload nor, in
 * older versions, a module again that could not be fetched (docs/decisions/019).
 */
async function startApp(): Promise<void> {
  const scripts = filesInMeta('app-scripts')
  const [src] = scripts
  // In development the page has its own script element.
  if (src === undefined) return
  try {
    await Promise.all(scripts.map((href) => retryLoading(() => fetchFile(href))))
    await runModule(src)
  } catch {
    // The browser's console names the file.
    showStartFailure()
    addEventListener('online', () => void startApp(), { once: true })
  }
}

async function fetchFile(href: string): Promise<void> {
  const response = await fetch(href, { priority: 'low' })
  if (!response.ok) throw new Error(`${href}: ${response.status}`)
  // The file is cached once all of it has arrived.
  await response.blob()
}

function runModule(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = createElement('script', { type: 'module', src })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${src} could not be loaded`)))
    document.head.append(script)
  })
}

const failureWords = {
  es: {
    lost: 'Una parte de esta página se perdió en el camino.',
    offline: 'Parece que no hay conexión. La página seguirá en cuanto vuelva.',
    retry: 'Intentar de nuevo',
  },
  en: {
    lost: 'Part of this page got lost on its way.',
    offline: 'You seem to be offline. The page will go on once you are back.',
    retry: 'Try again',
  },
} as const

/**
 * Says that the app did not start, with a button that reloads the page. The prerendered page stays in
 * sight, except under the gate and during the session check, which only the app can end.
 */
function showStartFailure(): void {
  const words = failureWords[parseLanguage(page.lang) ?? fallbackLanguage]
  const sentence = createElement('p', {
    textContent: navigator.onLine ? words.lost : words.offline,
  })
  const button = createElement('button', {
    type: 'button',
    textContent: words.retry,
    // A reload without network would replace the page by the browser's own.
    onclick: () =>
      void fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
        () => reloadPage(),
        () => (sentence.textContent = words.offline),
      ),
  })
  const failure = createElement('div', { id: 'start-failure', role: 'alert' })
  failure.append(sentence, button)
  document.getElementById('start-failure')?.remove()
  document.body.append(failure)
}

/** Preloads the first picture of the gate or the page, its largest contentful paint, before the body is parsed. */
function preloadFirstPicture(id: 'gate-picture' | 'page-picture'): void {
  const preloads = document.querySelector<HTMLTemplateElement>(`#${id}`)
  if (preloads !== null) document.head.append(preloads.content)
}

/**
 * Loads the first picture behind the gate, with low priority, so that it is there when the gate opens. The
 * home page's scene loads its own layers instead, unless the visitor wants no motion.
 */
function loadHiddenFirstPicture(): void {
  const picture = document.querySelector<HTMLImageElement>('#page img[fetchpriority=high]')
  if (picture === null) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isScene = picture.closest('[data-pose]') !== null
  if (isStill || !isScene) Object.assign(picture, { fetchPriority: 'low', loading: 'eager' })
}

const language = preferredLanguage()

if (language === 'en' && !isEnglishAddress) {
  page.dataset['leaving'] = ''
  location.replace(`/en${pathname === '/' ? '/home' : pathname}${search}${hash}`)
} else {
  if (page.hasAttribute('data-both-languages')) page.lang = language
  const isVerified = createAgeGateStore(storage).isVerified()
  if (isVerified) page.dataset['age'] = 'verified'
  preloadFirstPicture(isVerified ? 'page-picture' : 'gate-picture')
  if (createConsentStore(storage).read() !== null) page.dataset['consent'] = 'given'
  if (createSessionHint(storage).exists()) page.dataset['session'] = 'checking'
  page.style.setProperty('--cart-count', badgeText(bottlesInGuestCart()))
  addEventListener('DOMContentLoaded', () => {
    fillInTyped()
    afterFirstPaint(() => {
      addStyleLinks()
      void startApp()
      if (!isVerified) loadHiddenFirstPicture()
    })
  })
}

// From main.tsx, which tries again by itself when the browser is back online.
addEventListener('start-failed', showStartFailure)

// Prevents native submits: they would put the values, passwords included, into the address. When the app
// runs it has already handled the event. Before that, the form is marked, and the app submits it later.
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return
  event.preventDefault()
  const form = event.target as HTMLFormElement // only forms are submitted
  form.dataset['submitted'] = ''
})

// Counts the clicks on buttons that are not hydrated yet, in `data-pressed`; the app replays them after
// hydration (shared/lazy/replayEarlyEvents.ts). React itself drops clicks that it cannot handle at once.
addEventListener(
  'click',
  (event) => {
    const target = event.target as Element // only elements are clicked
    if ('app' in page.dataset && target.closest('[data-unhydrated]') === null) return
    if (target.closest('#start-failure') !== null) return
    const selector = 'button[type=button]:not([aria-disabled=true])'
    const button = target.closest<HTMLElement>(selector)
    if (button === null) return
    button.dataset['pressed'] = `${Number(button.dataset['pressed'] ?? 0) + 1}`
    event.stopPropagation()
  },
  { capture: true },
)
