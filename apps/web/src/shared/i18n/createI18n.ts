import type { Language } from '@storefront/domain'
import { createInstance, type i18n } from 'i18next'

import { brand } from '../../content/brand.ts'

/** Gives the messages of a namespace; rejects when they cannot be loaded. */
export type LoadMessages = (language: string, namespace: string) => Promise<object>

/** An instance for one language; namespaces are loaded when they are first needed. */
export async function createI18n(
  language: Language,
  loadMessages: LoadMessages,
  namespaces: readonly string[],
): Promise<i18n> {
  const instance = createInstance()
  await instance
    .use({
      type: 'backend',
      read: loadMessages,
      init: () => undefined,
    })
    .init({
      lng: language,
      fallbackLng: false,
      ns: [...namespaces],
      defaultNS: 'shared',
      interpolation: {
        prefix: '{',
        suffix: '}',
        // React escapes what it renders.
        escapeValue: false,
        defaultVariables: { brand: brand.name },
      },
      // Every key is checked by its type: one without a text means that its messages were not loaded.
      parseMissingKeyHandler(key) {
        throw new Error(`No text for ${key}`)
      },
      react: { useSuspense: true },
    })
  return instance
}

/**
 * Brings the messages of something that opens on demand. Rejects when they cannot be loaded; may be
 * asked again then, while the instance's own `loadNamespaces` remembers failures for ever.
 */
export async function loadNamespace(instance: i18n, namespace: string): Promise<void> {
  const { language } = instance
  if (instance.hasResourceBundle(language, namespace)) return
  await instance.reloadResources([language], [namespace])
  if (!instance.hasResourceBundle(language, namespace)) throw new Error(`No messages: ${namespace}`)
}
