import type { Language } from '@storefront/domain'
import { createI18n } from '@storefront/i18n'
import type { i18n } from 'i18next'

/** The site's messages, loaded when they are needed. */
export interface Words {
  /** The i18next instance of a language, with the messages loaded so far. */
  readonly in: (language: Language) => i18n
  /**
   * Loads the messages that every page needs, and those of these namespaces. Rejects when a file cannot be loaded;
   * the next call requests it again.
   */
  readonly load: (language: Language, namespaces: readonly string[]) => Promise<void>
}

export function createWords(): Words {
  // Visitors see a key rather than an error page; the build and the tests throw.
  const throwsOnMissing = import.meta.env.SSR || !import.meta.env.PROD
  const instances = {
    es: createI18n('es', throwsOnMissing),
    en: createI18n('en', throwsOnMissing),
  } as const satisfies Record<Language, i18n>

  async function loadShell(language: Language): Promise<void> {
    if (instances[language].hasResourceBundle(language, 'shared')) return
    const file = await shellMessages[`./shellMessages/${language}.ts`]?.()
    for (const [namespace, messages] of Object.entries(file?.[language] ?? {})) {
      instances[language].addResourceBundle(language, namespace, messages)
    }
  }

  async function loadNamespace(language: Language, namespace: string): Promise<void> {
    if (instances[language].hasResourceBundle(language, namespace)) return
    const file = await featureMessages[messagesPath(namespace, language)]?.()
    if (file !== undefined) {
      instances[language].addResourceBundle(language, namespace, file[language])
    }
  }

  return {
    in: (language) => instances[language],
    async load(language, names) {
      await Promise.all([
        loadShell(language),
        ...names.map((name) => loadNamespace(language, name)),
      ])
      const missing = names.find((name) => !instances[language].hasResourceBundle(language, name))
      if (missing !== undefined) throw new Error(`No messages: ${missing}`)
    },
  }
}

type Module<Messages> = Readonly<Record<string, Messages>>

/** Those of every page, or of so many that one file is quicker: the cart opens on each, with bottles on sale. */
const shellMessages = import.meta.glob<Module<Readonly<Record<string, object>>>>(
  './shellMessages/{es,en}.ts',
)
const featureMessages = import.meta.glob<Module<object>>([
  '../features/**/messages/{es,en}.ts',
  // These are in the shell's file, and in no other.
  '!../features/*/{age-gate,cart,catalog,cocktails}/**',
])

/** The file of a namespace's messages, from here: a feature's, or those of a wing whose features share their words. */
const messagesPath = (namespace: string, language: Language): string =>
  Object.keys(featureMessages).find((path) =>
    path.endsWith(`/${namespace}/messages/${language}.ts`),
  ) ?? ''

/** The file of a namespace's messages, from the folder of the site. */
export const messagesModule = (namespace: string, language: Language): string =>
  messagesPath(namespace, language).replace('../', 'src/')
