import { localizedPath } from '@storefront/i18n'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './AccountLayout.module.css'

/** The legal conditions of an account. The links open new windows, so that the typed values are not lost. */
export function AccountLegalNote() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  return (
    <p className={styles.note}>
      {t('register.adultsAccept')}{' '}
      <a href={localizedPath('/terms', language)} target="_blank">
        {t('register.terms')}
      </a>{' '}
      {t('register.and')}{' '}
      <a href={localizedPath('/privacy', language)} target="_blank">
        {t('register.privacy')}
      </a>
      .
    </p>
  )
}
