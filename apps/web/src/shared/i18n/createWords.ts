import type { Language } from '@storefront/domain'
import type { i18n } from 'i18next'

import { trackPromise } from '../lazy/trackPromise.ts'
import { createI18n, type LoadMessages } from './createI18n.ts'

/** The words of each language, loaded once, feature by feature. */
export interface Words {
  /** Brings a feature's words with those of every page; `use` reads them at once when they are there. */
  readonly load: (language: Language, feature: string) => Promise<i18n>
}

/** @param everywhere the namespaces that every page shows */
export function createWords(loadMessages: LoadMessages, everywhere: readonly string[]): Words {
  const instances = new Map<Language, Promise<i18n>>()
  const loading = new Map<string, Promise<i18n>>()

  async function bring(language: Language, feature: string): Promise<i18n> {
    const started = instances.get(language) ?? createI18n(language, loadMessages, everywhere)
    instances.set(language, started)
    const instance = await started
    await instance.loadNamespaces(feature)
    return instance
  }

  return {
    load(language, feature) {
      const key = `${language}/${feature}`
      const started = loading.get(key) ?? trackPromise(bring(language, feature))
      loading.set(key, started)
      return started
    },
  }
}
