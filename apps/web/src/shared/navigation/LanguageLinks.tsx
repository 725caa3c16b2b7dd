import { languages } from '@storefront/domain'
import { localizedPath, splitPath } from '@storefront/i18n'
import { VisuallyHidden } from '@storefront/ui'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'

import { useLanguage } from '../i18n/useLanguage.ts'
import styles from './navigation.module.css'
import { useSearchAndHash } from './useSearchAndHash.ts'

/**
 * ES and EN: the same page in the other language, with the same query and fragment (spec section 2). The boot script
 * remembers the language of a pressed link.
 */
export function LanguageLinks() {
  const { t } = useTranslation('shared')
  const current = useLanguage()
  const { pathname, state } = useLocation()
  const { search, hash } = useSearchAndHash()
  const { path } = splitPath(pathname)
  return (
    <div className={styles.languages} role="group" aria-label={t('language')}>
      {languages.map((language) => (
        <Link
          key={language}
          className={styles.language}
          to={`${localizedPath(path, language)}${search}${hash}`}
          state={state}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? 'true' : undefined}
          replace
          preventScrollReset
        >
          {language.toUpperCase()}
          <VisuallyHidden>{t(`languageName.${language}`)}</VisuallyHidden>
        </Link>
      ))}
    </div>
  )
}
