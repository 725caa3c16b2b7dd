import { Button, Field } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useBackend } from '../../../shared/services.tsx'
import { formatNumber } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useSearchField } from '../frame/useSearchField.ts'
import styles from './UserFilter.module.css'
import { userQueries } from './userQueries.ts'
import { noUserSearch, type UserSearch } from './userSearch.ts'

interface UserFilterProps {
  readonly emailPrefix: string
  readonly onSearch: (search: UserSearch) => void
}

/** Looks for users by the beginning of their address, and says how many there are in all. */
export function UserFilter({ emailPrefix, onSearch }: UserFilterProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { data: count } = useQuery(userQueries.count(useBackend()))
  const field = useSearchField(emailPrefix)
  return (
    <div className={styles.filter}>
      <form
        className={styles.form}
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('email')
          const prefix = typeof typed === 'string' ? typed.trim().toLowerCase() : ''
          onSearch({ ...noUserSearch, emailPrefix: prefix })
        }}
      >
        <Field
          ref={field}
          name="email"
          type="search"
          label={t('users.search')}
          defaultValue={emailPrefix}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" variant="secondary">
          {t('users.apply')}
        </Button>
        {emailPrefix !== '' && (
          <Button
            variant="quiet"
            onClick={() => {
              // The button goes with the search.
              field.current?.focus()
              onSearch(noUserSearch)
            }}
          >
            {t('users.clear')}
          </Button>
        )}
      </form>
      <p role="status">
        {count !== undefined &&
          t('users.counted', { count, number: formatNumber(count, language) })}
      </p>
    </div>
  )
}
