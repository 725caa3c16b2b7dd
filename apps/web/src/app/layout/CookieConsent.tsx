import type { ConsentStore, CookieChoice } from '@storefront/domain'
import { CookieNotice, type CookieNoticeProps } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { useServices } from '../../shared/services.tsx'
import { createStore, useStore, type ReadableStore } from '../../shared/store.ts'

/** The visitor's choice about cookies; null until they have chosen. */
export interface CookieConsentStore extends ReadableStore<CookieChoice | null> {
  choose(choice: CookieChoice): void
}

declare module '../../shared/services.tsx' {
  interface Services {
    readonly consent: CookieConsentStore
  }
}

export function createCookieConsentStore(storage: ConsentStore): CookieConsentStore {
  const choice = createStore(storage.read())
  return {
    get: choice.get,
    subscribe: choice.subscribe,
    choose(chosen) {
      storage.remember(chosen)
      choice.set(chosen)
    },
  }
}

interface CookieConsentProps {
  readonly place?: NonNullable<CookieNoticeProps['place']>
}

/**
 * The cookie notice (spec section 2), until the visitor accepts or rejects: in the age gate, and for who does not
 * answer it there, on every page.
 */
export function CookieConsent({ place = 'window' }: CookieConsentProps) {
  const { consent } = useServices()
  const { t } = useTranslation('layout')
  if (useStore(consent, null) !== null) return null
  return (
    <CookieNotice
      id={place === 'gate' ? 'gate-cookie-notice' : 'cookie-notice'}
      place={place}
      title={t('cookies.title')}
      acceptLabel={t('cookies.accept')}
      rejectLabel={t('cookies.reject')}
      onAccept={() => consent.choose('accepted')}
      onReject={() => consent.choose('rejected')}
    >
      {place === 'gate' ? (
        // No link: every page is behind the gate.
        t('cookies.gate')
      ) : (
        <>
          {t('cookies.text')} <LocalizedLink to="/privacy">{t('cookies.policy')}</LocalizedLink>
        </>
      )}
    </CookieNotice>
  )
}
