import type { Language } from '@storefront/domain'

type Messages = string | { readonly [key: string]: Messages }

const modules = import.meta.glob<Record<string, Messages>>(
  [
    '../src/features/*/messages/{es,en}.ts',
    '../src/shared/messages/{es,en}.ts',
    '../src/app/layout/messages/{es,en}.ts',
  ],
  { eager: true },
)

/** A message of a feature. */
export interface Message {
  readonly namespace: string
  /** The key's path, with dots: `notices.cart-merged`. */
  readonly key: string
  readonly text: string
}

/** Every message of a language. */
export function messagesOf(language: Language): readonly Message[] {
  return Object.entries(modules)
    .filter(([path]) => path.endsWith(`/${language}.ts`))
    .flatMap(([path, module]) => {
      const namespace = path.split('/').at(-3) ?? ''
      return flatten(module[language] ?? {}).map(([key, text]) => ({ namespace, key, text }))
    })
}

function flatten(messages: Messages, path: readonly string[] = []): readonly [string, string][] {
  if (typeof messages === 'string') return [[path.join('.'), messages]]
  return Object.entries(messages).flatMap(([key, inner]) => flatten(inner, [...path, key]))
}
