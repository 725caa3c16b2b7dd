import type { Language } from '@storefront/domain'
import { createInstance, type BackendModule, type i18n, type Namespace } from 'i18next'

import { brand } from '../content/brand.ts'

type MessagesModule = Readonly<Record<string, object>>

const loaders = import.meta.glob<MessagesModule>([
  '../features/*/messages/{es,en}.ts',
  '../shell/messages/{es,en}.ts',
])

/** A namespace is a feature's folder, or the shell: its messages are loaded when first needed. */
const messagesBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    loadMessages(language, namespace).then(
      (messages) => done(null, messages),
      (cause: Error) => done(cause, null),
    )
  },
}

async function loadMessages(language: string, namespace: string): Promise<object> {
  const load =
    loaders[`../features/${namespace}/messages/${language}.ts`] ??
    loaders[`../${namespace}/messages/${language}.ts`]
  const messages = (await load?.())?.[language]
  if (messages === undefined) throw new Error(`No messages: ${namespace}`)
  return messages
}

/**
 * Brings the messages of something that opens on demand. Rejects when they cannot be loaded; may be
 * asked again then, unlike the instance itself, which remembers failures for ever.
 */
export async function bringWords(instance: i18n, namespace: string): Promise<void> {
  const { language } = instance
  if (instance.hasResourceBundle(language, namespace)) return
  instance.addResourceBundle(language, namespace, await loadMessages(language, namespace))
}

/** Every namespace there is. */
export const namespaces: readonly string[] = [
  ...new Set(Object.keys(loaders).flatMap((path) => path.split('/').at(-3) ?? [])),
]

/** Namespaces that every page shows. */
const everywhere = ['shell', 'age-gate'] as const satisfies Namespace

/** An instance for one language, ready for the shell; pages load their own namespaces. */
export async function createI18n(language: Language): Promise<i18n> {
  const instance = createInstance()
  await instance.use(messagesBackend).init({
    lng: language,
    fallbackLng: false,
    ns: [...everywhere],
    defaultNS: 'shell',
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
