import { Field, SearchIcon, VisuallyHidden } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import styles from './DeskSearch.module.css'
import { useDeskSearch } from './useDeskSearch.ts'
import { useSearchField } from './useSearchField.ts'

/**
 * The search for an order or a customer, on every page of the dashboard. Emptied, it shows all customers
 * again.
 */
export function DeskSearch() {
  const { t } = useTranslation('desk')
  const [typed, search] = useDeskSearch()
  const field = useSearchField(typed)
  return (
    <form
      className={styles.search}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const text = new FormData(event.currentTarget).get('search')
        search(typeof text === 'string' ? text : '')
      }}
    >
      <Field
        ref={field}
        name="search"
        type="search"
        enterKeyHint="search"
        label={<VisuallyHidden>{t('search.label')}</VisuallyHidden>}
        placeholder={t('search.placeholder')}
        defaultValue={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        trailing={
          // oxlint-disable-next-line react/forbid-elements -- the same words are searched again
          <button type="submit" className={styles.submit} aria-label={t('search.submit')}>
            <SearchIcon />
          </button>
        }
      />
    </form>
  )
}
