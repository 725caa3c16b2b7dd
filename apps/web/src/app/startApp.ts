/** Starts the app: a part of the boot script. */
import { fallbackLanguage, parseLanguage } from '@storefront/domain'

import { reloadPage } from '../shared/lazy/reloadPage.ts'
import { retryLoading } from '../shared/lazy/retryLoading.ts'

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
export function addStyleLinks(): void {
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
export async function startApp(): Promise<void> {
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

/** Of Chromium and Safari; TypeScript does not know it yet. */
declare global {
  // oxlint-disable-next-line no-var -- declares a property of globalThis
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { readonly createScriptURL: (url: string) => string },
        ): { readonly createScriptURL: (url: string) => string }
      }
    | undefined
}

/** Marks the address as trusted, so that it is not reported (hosting/contentSecurityPolicy.ts): it is the page's own. */
const trusted = globalThis.trustedTypes?.createPolicy('start', { createScriptURL: (url) => url })

function runModule(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = createElement('script', {
      type: 'module',
      src: trusted?.createScriptURL(src) ?? src,
    })
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
export function showStartFailure(): void {
  const words = failureWords[parseLanguage(document.documentElement.lang) ?? fallbackLanguage]
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
  document.documentElement.dataset['app'] = 'failed'
  document.getElementById('start-failure')?.remove()
  document.body.append(failure)
}
