import { use, useLayoutEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'

import { AgeGate } from '../features/age-gate/AgeGate.tsx'
import { LanguageContext } from '../shared/i18n/useLanguage.ts'
import { SessionCheck } from './guard/Guard.tsx'
import { CookieConsent } from './layout/CookieConsent.tsx'
import { splitPath } from '../shared/navigation/paths.ts'
import { useSite } from './site.ts'
import { useScrollPlace } from '../shared/navigation/useScrollPlace.ts'
import { pageShown } from '../shared/navigation/viewTransition.ts'

/** What every page stands in: the words of its address's language, the gate, the session's check. */
export function SiteRoot() {
  const { words } = useSite()
  const { key, pathname } = useLocation()
  const { language } = splitPath(pathname)
  const i18n = use(words.load(language, 'layout'))

  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])

  useScrollPlace()
  // Another query of the same page is another place too.
  useLayoutEffect(pageShown, [key])

  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={i18n}>
        <AgeGate />
        <div id="page">
          <SessionCheck />
          <Outlet />
          <CookieConsent />
        </div>
      </I18nextProvider>
    </LanguageContext>
  )
}
