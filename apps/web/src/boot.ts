/**
 * Runs inline in the head, before the first paint: decides from what the browser remembers whether
 * the gate, the cookie notice, another language or the session check is what the visitor sees, so
 * that nothing flashes (decisions, "First paint" and "Addresses"). Its hash is in the site's CSP.
 */
import { storageKeys } from '@storefront/adapters/browser'

const page = document.documentElement
const { pathname, search, hash } = location

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is blocked: nothing is remembered, and the page goes on as at a first visit.
    return null
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is blocked or full: the language is found out again at the next visit.
  }
}

/** The address decides; else what was chosen or found before; else the browser; else Spanish. */
function preferredLanguage(): string {
  if (/^\/en(\/|$)/i.test(pathname)) return 'en'
  const stored = remembered(storageKeys.language)
  if (stored === 'es' || stored === 'en') return stored
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  const found = spoken.find((tag) => tag === 'es' || tag === 'en') ?? 'es'
  remember(storageKeys.language, found)
  return found
}

function bottlesInGuestCart(): number {
  try {
    const items: unknown = JSON.parse(remembered(storageKeys.guestCart) ?? '[]')
    if (!Array.isArray(items)) return 0
    return items.reduce((sum: number, item: { quantity?: unknown } | null) => {
      const quantity = item?.quantity
      return sum + (typeof quantity === 'number' && quantity > 0 ? quantity : 0)
    }, 0)
  } catch {
    // What is stored is no JSON: the cart drops it when it loads.
    return 0
  }
}

const isCrawler = /bot|crawl|spider|slurp|lighthouse|preview/i.test(navigator.userAgent)
const language = isCrawler ? page.lang : preferredLanguage()

if (language === 'en' && !isCrawler && !/^\/en(\/|$)/i.test(pathname)) {
  page.dataset['leaving'] = ''
  location.replace(`/en${pathname === '/' ? '/home' : pathname}${search}${hash}`)
} else {
  if (page.hasAttribute('data-both-languages')) page.lang = language
  if (remembered(storageKeys.ageVerified) === 'true') page.dataset['age'] = 'verified'
  if (remembered(storageKeys.cookieConsent) !== null) page.dataset['consent'] = 'given'
  if (remembered(storageKeys.sessionTrace) !== null) page.dataset['session'] = 'checking'
  const bottles = bottlesInGuestCart()
  if (bottles > 0) page.style.setProperty('--cart-count', `"${bottles}"`)
}

// The app sends every form itself. Before it runs, the browser would put what is typed, passwords
// included, into the address.
addEventListener('submit', (event) => event.preventDefault(), true)
