import type { Language } from '@storefront/domain'
import type { i18n } from 'i18next'
import { useLayoutEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'

import { AgeGate } from '../features/age-gate/AgeGate.tsx'
import { LanguageContext } from '../i18n/useLanguage.ts'
import { SessionCheck } from '../session/SessionCheck.tsx'
import { CookieConsent } from '../shell/CookieConsent.tsx'
import { splitPath } from './paths.ts'

interface SiteRootProps {
  /** The words of each language that has been loaded. */
  readonly words: ReadonlyMap<Language, i18n>
}

/** What every page stands in: the words of its address's language, the gate, the session's check. */
export function SiteRoot({ words }: SiteRootProps) {
  const { language } = splitPath(useLocation().pathname)
  const instance = words.get(language)
  if (instance === undefined) throw new Error(`The words of "${language}" are not loaded`)

  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])

  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={instance}>
        <AgeGate />
        <div id="page">
          <SessionCheck>
            <Outlet />
          </SessionCheck>
          <CookieConsent />
        </div>
        <ScrollRestoration />
      </I18nextProvider>
    </LanguageContext>
  )
}
