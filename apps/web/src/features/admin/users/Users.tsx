import { EmptyState } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'

import { ServerState } from '../../../shared/query/ServerState.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { QueryBoundary } from '../frame/QueryBoundary.tsx'
import { PageSteps } from '../frame/PageSteps.tsx'
import { UserRoles } from './UserRoles.tsx'
import { UserFilter } from './UserFilter.tsx'
import { userQueries } from './userQueries.ts'
import styles from './Users.module.css'
import { readUserSearch, type UserSearch } from './userSearch.ts'

/** One page of the users that are searched for. */
export function Users() {
  return (
    <ServerState>
      <SearchedUsers />
    </ServerState>
  )
}

function SearchedUsers() {
  const { t } = useTranslation('admin')
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const search = readUserSearch(state)
  const { emailPrefix, trail } = search
  const go = (wanted: UserSearch) => void navigate(pathname, { state: wanted })
  const users = useQuery(userQueries.page(useBackend(), emailPrefix, trail.at(-1) ?? null))
  return (
    <div className={styles.users}>
      <UserFilter emailPrefix={emailPrefix} onSearch={go} />
      <QueryBoundary query={users} failed={t('users.failed')}>
        {({ items, next }) =>
          items.length === 0 ? (
            <EmptyState title={t('users.noneFound')}>{t('users.noneFoundText')}</EmptyState>
          ) : (
            <>
              <UserRoles users={items} isBusy={users.isPlaceholderData} />
              <PageSteps
                trail={trail}
                page={trail.length + 1}
                next={next}
                isBusy={users.isPlaceholderData}
                onTurn={(turned) => go({ emailPrefix, trail: turned.trail })}
              />
            </>
          )
        }
      </QueryBoundary>
    </div>
  )
}
