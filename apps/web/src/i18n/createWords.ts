import type { Language } from '@storefront/domain'
import type { i18n } from 'i18next'

import { createI18n } from './createI18n.ts'

/** The words of each language, loaded once, feature by feature. */
export interface Words {
  /** The words that are there to be shown, or null until `load` has brought them. */
  readonly get: (language: Language, feature: string) => i18n | null
  readonly load: (language: Language, feature: string) => Promise<i18n>
}

export function createWords(): Words {
  const instances = new Map<Language, Promise<i18n>>()
  const loading = new Map<string, Promise<i18n>>()
  const ready = new Map<string, i18n>()

  async function bring(language: Language, feature: string): Promise<i18n> {
    const started = instances.get(language) ?? createI18n(language)
    instances.set(language, started)
    const instance = await started
    await instance.loadNamespaces(feature)
    ready.set(`${language}/${feature}`, instance)
    return instance
  }

  return {
    get: (language, feature) => ready.get(`${language}/${feature}`) ?? null,
    load(language, feature) {
      const key = `${language}/${feature}`
      const started = loading.get(key) ?? bring(language, feature)
      loading.set(key, started)
      return started
    },
  }
}
