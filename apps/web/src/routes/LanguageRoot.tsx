import type { Language } from '@storefront/domain'
import type { i18n } from 'i18next'
import { useLayoutEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Outlet, ScrollRestoration } from 'react-router-dom'

import { AgeGate } from '../features/age-gate/AgeGate.tsx'
import { LanguageContext } from '../i18n/useLanguage.ts'
import { CookieConsent } from '../shell/CookieConsent.tsx'
import { SessionCheck } from '../session/SessionCheck.tsx'

interface LanguageRootProps {
  readonly language: Language
  readonly i18n: i18n
}

/** What every page of one language stands in: its words, the gate, the session's check. */
export function LanguageRoot({ language, i18n: instance }: LanguageRootProps) {
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
