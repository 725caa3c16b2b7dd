import type { Language } from '@storefront/domain'
import { createInstance, type i18n } from 'i18next'
import resourcesToBackend from 'i18next-resources-to-backend'

import { brand } from '../../content/brand.ts'

/** Imports the messages of a namespace. Rejects when they cannot be loaded. */
export type LoadMessages = (language: string, namespace: string) => Promise<object>

/** Creates an i18next instance for one language and loads these namespaces. Rejects when one cannot be loaded. */
export async function createI18n(
  language: Language,
  loadMessages: LoadMessages,
  namespaces: readonly string[],
): Promise<i18n> {
  const instance = createInstance().use(resourcesToBackend(loadMessages))
  await instance.init({
    lng: language,
    fallbackLng: false,
    ns: [],
    defaultNS: 'shared',
    appendNamespaceToMissingKey: true,
    interpolation: {
      prefix: '{',
      suffix: '}',
      // React escapes what it renders.
      escapeValue: false,
      defaultVariables: { brand: brand.name },
    },
    // The compiler checks every key, so a missing text means that its namespace is not loaded.
    parseMissingKeyHandler(key) {
      throw new Error(`No text for ${key}`)
    },
  })
  await loadNamespaces(instance, namespaces)
  return instance
}

/**
 * Loads namespaces, and requests again those that failed before: i18next's `loadNamespaces` counts them
 * as loaded. Rejects when one cannot be loaded.
 */
export async function loadNamespaces(instance: i18n, namespaces: readonly string[]): Promise<void> {
  const { language } = instance
  const missing = namespaces.filter((name) => !instance.hasResourceBundle(language, name))
  if (missing.length === 0) return
  // i18next passes the errors to its callback, although its types leave them out.
  const cause = await new Promise<unknown>((resolve) => {
    void instance.reloadResources([language], missing, (errors?: unknown) => resolve(errors))
  })
  if (cause) throw new Error(`No messages in ${language}: ${missing.join(', ')}`, { cause })
}
