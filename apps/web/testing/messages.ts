import type { Language } from '@storefront/domain'
import { en as englishLetters } from '@storefront/letters/messages/en'
import { es as spanishLetters } from '@storefront/letters/messages/es'

import { en } from '../src/app/shellMessages/en.ts'
import { es } from '../src/app/shellMessages/es.ts'

type Messages = string | { readonly [key: string]: Messages }

const shell = { es, en }

const letters = { es: spanishLetters, en: englishLetters }

const features = import.meta.glob<Record<string, Messages>>(
  '../src/features/**/messages/{es,en}.ts',
  { eager: true },
)

/** A message of a feature, of every page, or of the letters. */
export interface Message {
  readonly namespace: string
  /** The key's path, with dots: `outage.offline`. */
  readonly key: string
  readonly text: string
}

/** Every message of a language. */
export function messagesOf(language: Language): readonly Message[] {
  const ofFeatures = Object.entries(features)
    .filter(([path]) => path.endsWith(`/${language}.ts`))
    .map(([path, module]): [string, Messages] => [
      path.split('/').at(-3) ?? '',
      module[language] ?? {},
    ])
  const namespaces = new Map<string, Messages>([
    ...ofFeatures,
    ['letters', letters[language]],
    ...Object.entries(shell[language]),
  ])
  return [...namespaces].flatMap(([namespace, messages]) =>
    flatten(messages).map(([key, text]) => ({ namespace, key, text })),
  )
}

/** The file of a namespace's messages, from the project's root. */
export function fileOf(namespace: string, language: Language): string {
  if (namespace === 'letters') return `packages/letters/src/messages/${language}.ts`
  const path = Object.keys(features).find((one) =>
    one.endsWith(`/${namespace}/messages/${language}.ts`),
  )
  return path === undefined
    ? `apps/web/src/app/shellMessages/${language}.ts`
    : `apps/web/${path.slice('../'.length)}`
}

function flatten(messages: Messages, path: readonly string[] = []): readonly [string, string][] {
  if (typeof messages === 'string') return [[path.join('.'), messages]]
  return Object.entries(messages).flatMap(([key, inner]) => flatten(inner, [...path, key]))
}
