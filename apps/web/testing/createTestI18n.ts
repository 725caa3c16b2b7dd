import type { Language } from '@storefront/domain'
import type { i18n } from 'i18next'

import { namespacesOf, pages } from '../src/app/pages.ts'
import { createWords } from '../src/app/words.ts'

/** Those of all pages. */
const namespaces = Object.values(pages).flatMap(namespacesOf)

/** An i18next instance with the messages of these namespaces, besides those of every page. Default: all. */
export async function createTestI18n(
  language: Language,
  names: readonly string[] = namespaces,
): Promise<i18n> {
  const words = createWords()
  await words.load(language, names)
  return words.in(language)
}
