import {
  dayOf,
  lastDays,
  monthOf,
  orderStatuses,
  type Period,
  toTimeInput,
} from '@storefront/domain'
import { Button, Field } from '@storefront/ui'
import { useState } from 'react'

import { formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shared/services.tsx'
import { useSearchField } from '../frame/useSearchField.ts'
import { useFigures } from './FigureQueue.tsx'
import styles from './OrderFilters.module.css'
import { isFiltered, noSearch, type OrderSearch, readFilters, toFilter } from './orderSearch.ts'

interface OrderFiltersProps {
  readonly search: OrderSearch
  readonly onSearch: (search: OrderSearch) => void
}

/** Which orders are to be shown: where they stand at a press, days and words as a form. */
export function OrderFilters({ search, onSearch }: OrderFiltersProps) {
  return (
    <>
      <StatusTabs search={search} onSearch={onSearch} />
      <SearchForm search={search} onSearch={onSearch} />
    </>
  )
}

/** Where orders stand, each with how many there are of the days and the customer that are asked for. */
function StatusTabs({ search, onSearch }: OrderFiltersProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  // An order's number asks for nothing else.
  const within = search.number === '' ? search : noSearch
  const counts = {
    pending: useFigures('sales', { ...toFilter(within), statuses: ['pending'] }),
    paid: useFigures('sales', { ...toFilter(within), statuses: ['paid'] }),
    shipped: useFigures('sales', { ...toFilter(within), statuses: ['shipped'] }),
    delivered: useFigures('sales', { ...toFilter(within), statuses: ['delivered'] }),
    cancelled: useFigures('sales', { ...toFilter(within), statuses: ['cancelled'] }),
  }
  const shown = search.number === '' ? search.status : undefined
  return (
    <ul className={styles.tabs} aria-label={t('orders.status')}>
      {([null, ...orderStatuses] as const).map((status) => {
        const count = status === null ? undefined : counts[status].data?.count
        return (
          <li key={status}>
            <button
              type="button"
              aria-pressed={status === shown}
              onClick={() => onSearch({ ...within, status, cursors: [], page: 1 })}
            >
              {status === null
                ? t('orders.filter.anyStatus')
                : t(`orders.filter.statuses.${status}`)}{' '}
              <span className={styles.count}>
                {count === undefined ? '' : formatNumber(count, language)}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The rest; asked for as a whole, when the form is sent. Folded on phones until it is wanted. */
function SearchForm({ search, onSearch }: OrderFiltersProps) {
  const { t } = useTranslation('admin')
  const { status, from, to, number, customer } = search
  const [isOpen, setOpen] = useState(false)
  const field = useSearchField([status, from, to, number, customer].join(' '))
  return (
    <div className={styles.folding}>
      <Button
        variant="quiet"
        className={styles.fold}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('orders.filter.fold')}
      </Button>
      <form
        className={styles.filters}
        data-open={isOpen}
        role="search"
        aria-label={t('orders.filter.label')}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch({ ...readFilters(new FormData(event.currentTarget)), status })
        }}
      >
        <Presets search={search} onSearch={onSearch} />
        <Field
          name="from"
          type="date"
          label={t('orders.filter.from')}
          defaultValue={from}
          max={to}
        />
        <Field name="to" type="date" label={t('orders.filter.to')} defaultValue={to} min={from} />
        <Field
          ref={field}
          name="search"
          type="search"
          label={t('orders.filter.search')}
          defaultValue={number === '' ? customer : number}
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
    </div>
  )
}

const presets = ['today', 'week', 'month'] as const

/** A day as date inputs write it. */
const dayInput = (time: number) => toTimeInput(time).slice(0, 10)

/** The stretches of days that are asked for most. */
function Presets({ search, onSearch }: OrderFiltersProps) {
  const { t } = useTranslation('admin')
  const { now } = useServices()
  const [openedAt] = useState(now)
  const today = dayOf(openedAt)
  const periods: Record<(typeof presets)[number], Period> = {
    today,
    week: { from: lastDays(openedAt, 7)[0]?.from ?? today.from, before: today.before },
    month: { from: monthOf(openedAt).from, before: today.before },
  }
  return (
    <div className={styles.presets} role="group" aria-label={t('orders.filter.days')}>
      {presets.map((preset) => {
        const from = dayInput(periods[preset].from)
        const to = dayInput(periods[preset].before - 1)
        return (
          <Button
            key={preset}
            variant="quiet"
            aria-pressed={search.from === from && search.to === to}
            onClick={() => onSearch({ ...search, number: '', from, to, cursors: [], page: 1 })}
          >
            {t(`orders.filter.${preset}`)}
          </Button>
        )
      })}
    </div>
  )
}
