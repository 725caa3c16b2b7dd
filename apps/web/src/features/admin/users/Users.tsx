import { Button, EmptyState, Field } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useBackend } from '../../../shared/services.tsx'
import { CursorList } from '../frame/CursorList.tsx'
import { useSearchField } from '../frame/useSearchField.ts'
import { emptyUserSearch, userQueries, useUserSearch, type UserListSearch } from './userQueries.ts'
import { UserRoles } from './UserRoles.tsx'
import styles from './Users.module.css'

/** One page of the users that match the search. */
export function Users() {
  const { t } = useTranslation('admin')
  const [{ emailPrefix, cursors }, setSearch] = useUserSearch()
  return (
    <div className={styles.users}>
      <UserFilter emailPrefix={emailPrefix} onSearch={setSearch} />
      <CursorList
        list={userQueries.list(useBackend(), emailPrefix)}
        cursors={cursors}
        page={cursors.length + 1}
        errorMessage={t('users.failed')}
        empty={<EmptyState title={t('users.noneFound')}>{t('users.noneFoundText')}</EmptyState>}
        onPageChange={(position) => setSearch({ emailPrefix, cursors: position.cursors })}
      >
        {(users, isBusy) => <UserRoles users={users} isBusy={isBusy} />}
      </CursorList>
    </div>
  )
}

interface UserFilterProps {
  readonly emailPrefix: string
  readonly onSearch: (search: UserListSearch) => void
}

/** Searches for users by the start of their e-mail address, and shows the number of all users. */
function UserFilter({ emailPrefix, onSearch }: UserFilterProps) {
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
          onSearch({ ...emptyUserSearch, emailPrefix: prefix })
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
              // The button disappears with the search, so the focus moves to the field.
              field.current?.focus()
              onSearch(emptyUserSearch)
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
