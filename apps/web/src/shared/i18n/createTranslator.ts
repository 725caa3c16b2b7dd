import type { Language } from '@storefront/domain'
import { createInstance, type InitOptions } from 'i18next'

import { brand } from '../../content/brand.ts'
import { trackPromise } from '../lazy/trackPromise.ts'

/** Gives the messages of a namespace; rejects when they cannot be loaded. */
export type LoadMessages = (language: string, namespace: string) => Promise<object>

/** What is put into a sentence's placeholders. */
export type Values = Readonly<Record<string, string | number>>

/** The sentences of one language; a namespace of them is brought when it is needed. */
export interface Translator {
  readonly language: Language
  /**
   * A sentence, named `namespace:key.of.it`; without a namespace it is of `shared`. With `count` it is
   * the one for that many. What is put in stays as it is: React escapes it. Throws when there is none:
   * its messages were not loaded.
   */
  readonly t: (name: string, values?: Values) => string
  /** For `use`: brings a namespace, once; rejects when it is lost, and stays so. */
  readonly read: (namespace: string) => Promise<void>
  /** As `read`, and asks again for what was lost. */
  readonly load: (namespace: string) => Promise<void>
}

/**
 * What i18next is told; its stand-in in browsers, `i18nextLite.ts`, reads `lng`, `defaultNS`, `defaultVariables`
 * and the handler alone, and does the rest as it is said here, whatever it is told.
 */
export const i18nextOptions = (language: Language): InitOptions => ({
  lng: language,
  fallbackLng: false,
  resources: {},
  defaultNS: 'shared',
  appendNamespaceToMissingKey: true,
  interpolation: {
    prefix: '{',
    suffix: '}',
    // React escapes what it renders.
    escapeValue: false,
    defaultVariables: { brand: brand.name },
  },
  // Every name is checked by its type: one without a text means that its messages were not loaded.
  parseMissingKeyHandler(name) {
    throw new Error(`No text for ${name}`)
  },
})

/** A translator that has these namespaces. Rejects when one of them cannot be loaded. */
export async function createTranslator(
  language: Language,
  loadMessages: LoadMessages,
  namespaces: readonly string[],
): Promise<Translator> {
  const instance = createInstance()
  await instance.init(i18nextOptions(language))
  const loading = new Map<string, Promise<void>>()
  const lost = new Set<string>()

  async function bring(namespace: string): Promise<void> {
    try {
      instance.addResourceBundle(language, namespace, await loadMessages(language, namespace))
    } catch (cause) {
      lost.add(namespace)
      throw new Error(`No messages in ${language}: ${namespace}`, { cause })
    }
  }

  function read(namespace: string): Promise<void> {
    const started = loading.get(namespace) ?? trackPromise(bring(namespace))
    loading.set(namespace, started)
    return started
  }

  function load(namespace: string): Promise<void> {
    if (lost.delete(namespace)) loading.delete(namespace)
    return read(namespace)
  }

  await Promise.all(namespaces.map(load))
  return {
    language,
    t: (name, values = {}) => instance.t(name, values),
    read,
    load,
  }
}

/** The words that pages are shown with. */
export interface Spoken {
  readonly language: Language
  readonly translator: Translator
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
        translator: await createTranslator(language, loadMessages, everywhere),
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
