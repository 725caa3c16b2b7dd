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
import { fallbackLanguage, parseLanguage, type Language } from '@storefront/domain'
import { isbot } from 'isbot'

import { fillInTyped, reloadPage } from '../shared/lazy/reloadPage.ts'
import { badgeText } from './layout/badgeText.ts'

const page = document.documentElement
const { pathname, search, hash } = location
const storage = browserStorage(() => localStorage)
const languageStore = createLanguageStore(storage)
const isEnglishAddress = /^\/en(\/|$)/i.test(pathname)

/** The language of the address; else the remembered one; else the browser's; else Spanish. */
function preferredLanguage(): Language {
  if (isEnglishAddress) return 'en'
  const remembered = languageStore.read()
  if (remembered !== null) return remembered
  // The M bot 60 is a telephone.
  if (isbot(navigator.userAgent.replace(/m bot 60/i, ''))) return fallbackLanguage
  const browserLanguage = navigator.languages
    .map(parseLanguage)
    .find((language) => language !== null)
  const preferred = browserLanguage ?? fallbackLanguage
  languageStore.remember(preferred)
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
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isScene = picture.closest('[data-pose]') !== null
  if (isMotionReduced || !isScene)
    Object.assign(picture, { fetchPriority: 'low', loading: 'eager' })
}

/** Whether the browser scrolls the page when it opens: to a fragment, or to where the visitor was. */
function opensScrolled(): boolean {
  // Entries of this type have it.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return hash !== '' || visit?.type !== 'navigate'
}

/**
 * Requests the page's scripts, which stand in a template so that they do not compete with the first paint
 * (docs/decisions/029). In development the page has its own script element.
 */
function startApp(): void {
  const template = document.querySelector<HTMLTemplateElement>('#app-scripts')
  if (template === null) return
  const { content } = template
  // The first one is the app's entry.
  content.querySelector('script')?.addEventListener('error', showStartFailure)
  document.head.append(content)
}

const failureWords = {
  es: {
    lost: 'Una parte de esta página se perdió en el camino. Revisa tu conexión.',
    reload: 'Recargar la página',
  },
  en: {
    lost: 'Part of this page got lost on its way. Check your connection.',
    reload: 'Reload the page',
  },
} as const

/**
 * Says that the app did not start, with a button that reloads the page. The prerendered page stays in
 * sight, except under the gate and during the session check, which only the app can end.
 */
function showStartFailure(): void {
  const words = failureWords[parseLanguage(document.documentElement.lang) ?? fallbackLanguage]
  const failure = Object.assign(document.createElement('div'), { id: 'start-failure' })
  failure.setAttribute('role', 'alert')
  const sentence = Object.assign(document.createElement('p'), { textContent: words.lost })
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: words.reload,
    onclick: reloadPage,
  })
  failure.append(sentence, button)
  document.documentElement.dataset['app'] = 'failed'
  document.body.append(failure)
}

const language = preferredLanguage()

if (language === 'en' && !isEnglishAddress) {
  page.dataset['leaving'] = ''
  location.replace(`/en${pathname === '/' ? '/home' : pathname}${search}${hash}`)
} else {
  if (page.hasAttribute('data-both-languages')) page.lang = language
  const isVerified = createAgeGateStore(storage).isVerified()
  if (isVerified) page.dataset['age'] = 'verified'
  if (isVerified && !opensScrolled()) page.dataset['below'] = 'later'
  preloadFirstPicture(isVerified ? 'page-picture' : 'gate-picture')
  if (createConsentStore(storage).read() !== null) page.dataset['consent'] = 'given'
  if (createSessionHint(storage).exists()) page.dataset['session'] = 'checking'
  page.style.setProperty('--cart-count', badgeText(bottlesInGuestCart()))
  addEventListener('DOMContentLoaded', () => {
    fillInTyped()
    afterFirstPaint(() => {
      startApp()
      if (!isVerified) loadHiddenFirstPicture()
    })
  })
}

// From main.tsx.
addEventListener('start-failed', showStartFailure)

// Marks what is sent or pressed before the app runs, which plays it (app/playEarlyPresses.ts).

// Prevents native submits: they would put the values, passwords included, into the address. When the app
// runs it has already handled the event.
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return
  event.preventDefault()
  const form = event.target as HTMLFormElement // only forms are submitted
  form.dataset['pressed'] = ''
})

addEventListener(
  'click',
  (event) => {
    const target = event.target as Element // only elements are clicked
    // A link to the other language is a choice, also before the app runs.
    const chosen = parseLanguage(target.closest('a')?.hreflang ?? '')
    if (chosen !== null) languageStore.remember(chosen)
    if (page.dataset['app'] === 'running' || target.closest('#start-failure') !== null) return
    const button = target.closest<HTMLElement>('button[type=button]:not([aria-disabled=true])')
    if (button === null) return
    button.dataset['pressed'] = ''
    event.stopPropagation()
  },
  { capture: true },
)
