import type { Language } from '@storefront/domain'
import type { i18n } from 'i18next'
import { useContext } from 'react'
import { I18nContext } from 'react-i18next'

/** The language of the page. Throws outside of an `I18nextProvider`. */
export function useLanguage(): Language {
  // It is undefined without a provider, contrary to the type of the context.
  const context: { readonly i18n: i18n } | undefined = useContext(I18nContext)
  if (context === undefined) throw new Error('useLanguage() needs an I18nextProvider above it')
  return languageOf(context.i18n)
}

/** The language of an instance; the cast is safe, since `createI18n` takes a `Language`. */
export const languageOf = ({ language }: i18n): Language => language as Language
