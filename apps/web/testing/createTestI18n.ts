import type { Language } from '@storefront/domain'
import type { i18n } from 'i18next'

import { loadMessages, namespaces } from '../src/app/site.ts'
import { createI18n } from '../src/shared/i18n/createI18n.ts'

/** An i18next instance with the messages of every feature. */
export const createTestI18n = (language: Language): Promise<i18n> =>
  createI18n(language, loadMessages, namespaces)
