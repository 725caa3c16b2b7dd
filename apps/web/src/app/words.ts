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

  async function loadNamespace(language: Language, namespace: string): Promise<void> {
    if (instances[language].hasResourceBundle(language, namespace)) return
    const messages = await loadMessages(language, namespace)
    instances[language].addResourceBundle(language, namespace, messages)
  }

  return {
    in: (language) => instances[language],
    async load(language, names) {
      const needed = new Set([...shellNamespaces, ...names])
      await Promise.all([...needed].map((name) => loadNamespace(language, name)))
    },
  }
}

type Module<Messages> = Readonly<Record<string, Messages>>

const shellMessages = import.meta.glob<Module<Readonly<Record<string, object>>>>(
  './shellMessages/{es,en}.ts',
)
const featureMessages = import.meta.glob<Module<object>>([
  '../features/**/messages/{es,en}.ts',
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

/** The namespaces of every page, or of so many that one file is quicker: the cart opens on each, with bottles on sale. */
const shellNamespaces = [
  'shared',
  'layout',
  'age-gate',
  'notices',
  'cart',
  'catalog',
  'cocktails',
] as const

/** All namespaces: those of the shell, and one for each feature or wing that has messages. */
export const namespaces: readonly string[] = [
  ...new Set([
    ...shellNamespaces,
    ...Object.keys(featureMessages).flatMap((path) => path.split('/').at(-3) ?? []),
  ]),
]

async function loadMessages(language: Language, namespace: string): Promise<object> {
  const messages = shellNamespaces.some((name) => name === namespace)
    ? (await shellMessages[`./shellMessages/${language}.ts`]?.())?.[language]?.[namespace]
    : (await featureMessages[messagesPath(namespace, language)]?.())?.[language]
  if (messages === undefined) throw new Error(`No messages: ${namespace}`)
  return messages
}
