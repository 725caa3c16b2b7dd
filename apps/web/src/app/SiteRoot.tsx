import { startTransition, use, useLayoutEffect, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'

import { AgeGate } from '../features/age-gate/AgeGate.tsx'
import { LanguageContext } from '../shared/i18n/useLanguage.ts'
import { SessionCheck } from './guard/Guard.tsx'
import { useOnlineWhile } from '../shared/lazy/lazyPart.tsx'
import { CookieConsent } from './layout/CookieConsent.tsx'
import type { LayoutContext } from './layout/Layout.tsx'
import { splitPath } from '../shared/navigation/paths.ts'
import { useSite } from './site.ts'
import { useScrollPlace } from '../shared/navigation/useScrollPlace.ts'
import { pageShown } from '../shared/navigation/viewTransition.ts'

/**
 * What every page stands in: the words of its address's language, the gate, the session's check. When
 * the words cannot be loaded, the page stays in the language it was in.
 */
export function SiteRoot() {
  const { words } = useSite()
  const { key, pathname } = useLocation()
  const { language } = splitPath(pathname)
  const [, setTries] = useState(0)
  const spoken = use(words.speak(language))
  const isLost = spoken.language !== language

  function speakAgain(): void {
    void words.load(language)
    startTransition(() => setTries((tries) => tries + 1))
  }
  useOnlineWhile(isLost, speakAgain)

  useLayoutEffect(() => {
    document.documentElement.lang = spoken.language
  }, [spoken.language])

  useScrollPlace()
  // Another query of the same page is another place too.
  useLayoutEffect(pageShown, [key])

  return (
    <LanguageContext value={spoken.language}>
      <I18nextProvider i18n={spoken.instance}>
        <AgeGate />
        <div id="page">
          <SessionCheck />
          <Outlet context={{ speakAgain: isLost ? speakAgain : null } satisfies LayoutContext} />
          <CookieConsent />
        </div>
      </I18nextProvider>
    </LanguageContext>
  )
}
