import { splitPath } from '@storefront/i18n'
import { useEffect, useLayoutEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'

import { AgeGate } from '../features/brand/age-gate/AgeGate.tsx'
import { UnsavedChangesProvider } from '../shared/forms/UnsavedChanges.tsx'
import { placeOf } from '../shared/navigation/listPlace.ts'
import { SessionCheck } from './guard/Guard.tsx'
import { CookieConsent } from './layout/CookieConsent.tsx'
import { playEarlyPresses } from './playEarlyPresses.ts'
import type { Words } from './words.ts'

/** Wraps every page: the words of the address's language, the gate, the session check. */
export function SiteRoot({ words }: { readonly words: Words }) {
  const { language } = splitPath(useLocation().pathname)

  useLayoutEffect(() => {
    const { documentElement: page } = document
    // Setting the same language again would restyle the whole document.
    if (page.lang !== language) page.lang = language
  }, [language])
  useEffect(playEarlyPresses, [])

  return (
    <I18nextProvider i18n={words.in(language)}>
      <UnsavedChangesProvider>
        <AgeGate cookieNotice={<CookieConsent place="gate" />} />
        <div id="page">
          <SessionCheck />
          <Outlet />
          <CookieConsent />
        </div>
      </UnsavedChangesProvider>
      <ScrollRestoration getKey={placeOf} />
    </I18nextProvider>
  )
}
