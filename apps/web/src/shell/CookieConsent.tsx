import { CookieNotice } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useServices } from '../composition/ServicesProvider.tsx'
import { useStore } from '../store/useStore.ts'

/** The cookie notice (spec section 2), until the visitor accepts or rejects. */
export function CookieConsent() {
  const { t } = useTranslation('shell')
  const { consent } = useServices()
  if (useStore(consent, null) !== null) return null
  return (
    <CookieNotice
      id="cookie-notice"
      title={t('cookies.title')}
      acceptLabel={t('cookies.accept')}
      rejectLabel={t('cookies.reject')}
      onAccept={() => consent.choose('accepted')}
      onReject={() => consent.choose('rejected')}
    >
      {t('cookies.text')}
    </CookieNotice>
  )
}
