import { languages } from '@storefront/domain'

import { fileOf, messagesOf } from './messages.ts'

/**
 * Vitest's global setup: says in one line which message is missing in which file. Every test that renders it
 * would fail otherwise, each with the same words.
 */
export function setup(): void {
  const [spanish, english] = languages.map((language) => ({
    language,
    messages: messagesOf(language),
  }))
  if (spanish === undefined || english === undefined) return
  const missing = [[spanish, english] as const, [english, spanish] as const].flatMap(
    ([{ messages }, other]) => {
      const known = new Set(other.messages.map(({ namespace, key }) => `${namespace}:${key}`))
      return messages
        .filter(({ namespace, key }) => !known.has(`${namespace}:${key}`))
        .map(({ namespace, key }) => `${fileOf(namespace, other.language)} lacks ${key}`)
    },
  )
  if (missing.length > 0) throw new Error(missing.join('\n'))
}
