import type { Language } from '@storefront/domain'
import { createContext, useContext } from 'react'

export const LanguageContext = createContext<Language | null>(null)

/** The language of the page that is shown. Throws outside of a page. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (language === null) throw new Error('useLanguage() needs a LanguageContext above it')
  return language
}
