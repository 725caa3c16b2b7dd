import type { Language } from '@storefront/domain'
import type { i18n } from 'i18next'

import { trackPromise } from '../lazy/trackPromise.ts'
import { createI18n, type LoadMessages } from './createI18n.ts'

/** An i18next instance for each language of the site, created when the language is first needed. */
export interface Languages {
  /**
   * The instance of a language. If its messages cannot be loaded, resolves to the instance of another
   * loaded language, or rejects without one. Returns the same promise each time, so that `use` can read it.
   */
  readonly get: (language: Language) => Promise<i18n>
  /** As `get`, but requests messages again that could not be loaded before. */
  readonly load: (language: Language) => Promise<i18n>
}

/** @param namespaces those that every page needs */
export function createLanguages(
  loadMessages: LoadMessages,
  namespaces: readonly string[],
): Languages {
  const loaded = new Map<Language, i18n>()
  const requested = new Map<Language, Promise<i18n>>()
  const failed = new Set<Language>()

  async function create(language: Language): Promise<i18n> {
    try {
      const instance = await createI18n(language, loadMessages, namespaces)
      loaded.set(language, instance)
      return instance
    } catch (cause) {
      failed.add(language)
      const [other] = loaded.values()
      if (other === undefined) throw cause
      return other
    }
  }

  function get(language: Language): Promise<i18n> {
    const instance = requested.get(language) ?? trackPromise(create(language))
    requested.set(language, instance)
    return instance
  }

  return {
    get,
    load(language) {
      if (failed.delete(language)) requested.delete(language)
      return get(language)
    },
  }
}
