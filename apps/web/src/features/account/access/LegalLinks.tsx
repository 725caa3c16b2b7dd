import { localizedPath } from '@storefront/i18n'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'

/** Terms of sale and privacy policy: the end of a sentence. They open new windows, so that what is typed is not lost. */
export function LegalLinks() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  return (
    <>
      <a href={localizedPath('/terms', language)} target="_blank">
        {t('legal.terms')}
      </a>{' '}
      <span>{t('legal.and')}</span>{' '}
      <a href={localizedPath('/privacy', language)} target="_blank">
        {t('legal.privacy')}
      </a>
      <span>.</span>
    </>
  )
}
