import { orderStatuses } from '@storefront/domain'
import { Button, Field, Select } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useSearchField } from '../frame/useSearchField.ts'
import styles from './OrderFilters.module.css'
import { isFiltered, noSearch, type OrderSearch } from './orderSearch.ts'
import { readFilters } from './readFilters.ts'

interface OrderFiltersProps {
  readonly search: OrderSearch
  readonly onSearch: (search: OrderSearch) => void
}

/** Which orders are to be shown; asked for as a whole, when the form is sent. */
export function OrderFilters({ search, onSearch }: OrderFiltersProps) {
  const { t } = useTranslation('admin')
  const { status, from, to, number, email } = search
  const field = useSearchField([status, from, to, number, email].join(' '))
  return (
    <form
      className={styles.filters}
      role="search"
      aria-label={t('orders.filter.label')}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(readFilters(new FormData(event.currentTarget)))
      }}
    >
      <Select
        // A list's default value is read but once.
        key={status}
        name="status"
        label={t('orders.status')}
        defaultValue={status ?? ''}
        options={[
          { value: '', label: t('orders.filter.anyStatus') },
          ...orderStatuses.map((value) => ({ value, label: t(`orders.statuses.${value}`) })),
        ]}
      />
      <Field name="from" type="date" label={t('orders.filter.from')} defaultValue={from} max={to} />
      <Field name="to" type="date" label={t('orders.filter.to')} defaultValue={to} min={from} />
      <Field
        ref={field}
        name="search"
        type="search"
        label={t('orders.filter.search')}
        defaultValue={number === '' ? email : number}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary">
          {t('orders.filter.apply')}
        </Button>
        {isFiltered(search) && (
          <Button
            variant="quiet"
            onClick={() => {
              // The button goes with the filters.
              field.current?.focus()
              onSearch(noSearch)
            }}
          >
            {t('orders.filter.clear')}
          </Button>
        )}
      </div>
    </form>
  )
}
