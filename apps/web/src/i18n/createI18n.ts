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
    const load =
      loaders[`../features/${namespace}/messages/${language}.ts`] ??
      loaders[`../${namespace}/messages/${language}.ts`]
    if (load === undefined) {
      done(new Error(`No messages for ${namespace} in ${language}`), null)
      return
    }
    load().then(
      (module) => done(null, module[language] ?? null),
      (cause: unknown) => done(new Error(`Could not load ${namespace}`, { cause }), null),
    )
  },
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
