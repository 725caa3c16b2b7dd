import type { Language } from '@storefront/domain'
import { createInstance, type i18n } from 'i18next'

import { brand } from '../../content/brand.ts'
import { trackPromise } from '../lazy/trackPromise.ts'

/** Gives the messages of a namespace; rejects when they cannot be loaded. */
export type LoadMessages = (language: string, namespace: string) => Promise<object>

/** An instance for one language. Rejects when one of the namespaces cannot be loaded. */
export async function createI18n(
  language: Language,
  loadMessages: LoadMessages,
  namespaces: readonly string[],
): Promise<i18n> {
  const instance = createInstance()
  await instance
    .use({
      type: 'backend',
      // i18next tells by the number of its parameters that it gives a promise.
      read: (asked: string, namespace: string) => loadMessages(asked, namespace),
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
  const lost = namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace))
  if (lost.length > 0) throw new Error(`No messages in ${language}: ${lost.join(', ')}`)
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

/** The words that pages are shown with. */
export interface Spoken {
  readonly language: Language
  readonly instance: i18n
}

/** The words of each language, loaded once. */
export interface Words {
  /**
   * The words of every page in a language; when they are lost, those of a language that is here.
   * `use` reads them at once when they are there. Rejects when there are none at all.
   */
  readonly speak: (language: Language) => Promise<Spoken>
  /** As `speak`, and asks again for words that were lost. */
  readonly load: (language: Language) => Promise<Spoken>
}

/** @param everywhere the namespaces that every page shows */
export function createWords(loadMessages: LoadMessages, everywhere: readonly string[]): Words {
  const spoken = new Map<Language, Spoken>()
  const loading = new Map<Language, Promise<Spoken>>()
  const lost = new Set<Language>()

  async function bring(language: Language): Promise<Spoken> {
    try {
      const brought = {
        language,
        instance: await createI18n(language, loadMessages, everywhere),
      }
      spoken.set(language, brought)
      return brought
    } catch (cause) {
      lost.add(language)
      const [other] = spoken.values()
      if (other === undefined) throw cause
      return other
    }
  }

  function speak(language: Language): Promise<Spoken> {
    const started = loading.get(language) ?? trackPromise(bring(language))
    loading.set(language, started)
    return started
  }

  return {
    speak,
    load(language) {
      if (lost.delete(language)) loading.delete(language)
      return speak(language)
    },
  }
}
