import { localizedPath } from '@storefront/i18n'
import { Text } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'

/** The legal conditions of an account. The links open new windows, so that the typed values are not lost. */
export function AccountLegalNote() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  return (
    <Text look="note">
      {t('register.adultsAccept')}{' '}
      <a href={localizedPath('/terms', language)} target="_blank">
        {t('register.terms')}
      </a>{' '}
      {t('register.and')}{' '}
      <a href={localizedPath('/privacy', language)} target="_blank">
        {t('register.privacy')}
      </a>
      .
    </Text>
  )
}
