/** Starts the app: a part of the boot script. */
import { fallbackLanguage, parseLanguage } from '@storefront/domain'

import { reloadPage } from '../shared/lazy/reloadPage.ts'

/**
 * Requests the page's scripts, which stand in a template so that they do not compete with the first paint
 * (docs/decisions/029). In development the page has its own script element.
 */
export function startApp(): void {
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
export function showStartFailure(): void {
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
