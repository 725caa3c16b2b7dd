import {
  dayOf,
  lastDays,
  monthOf,
  toTimeInput,
  type OrderFilter,
  type Period,
} from '@storefront/domain'
import { formatNumber } from '@storefront/i18n'
import { Button, Field } from '@storefront/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useBackend, useServices } from '../../../shared/services.tsx'
import { useSearchField } from '../frame/useSearchField.ts'
import styles from './OrderFilters.module.css'
import { orderQueries } from './orderQueries.ts'
import {
  emptySearch,
  isFiltered,
  orderViewNames,
  orderViews,
  type OrderSearch,
} from './orderSearch.ts'

interface OrderFiltersProps {
  readonly search: OrderSearch
  readonly filter: OrderFilter
  readonly onSearch: (changes: Partial<OrderSearch>) => void
}

/** The filters of the orders: buttons for the statuses, a form for the days. */
export function OrderFilters({ search, filter, onSearch }: OrderFiltersProps) {
  return (
    <>
      <StatusTabs search={search} filter={filter} onSearch={onSearch} />
      <DaysForm search={search} onSearch={onSearch} />
    </>
  )
}

/** A button for each part of the list, with the number of orders that match the other filters. */
function StatusTabs({ search, filter, onSearch }: OrderFiltersProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { statuses: _, owed: __, ...others } = filter
  const { data: figures } = useQuery({
    ...orderQueries.figures(
      useBackend(),
      orderViewNames.map((view) => ({ ...others, ...orderViews[view] })),
    ),
    placeholderData: keepPreviousData,
  })
  return (
    <ul className={styles.tabs} aria-label={t('orders.status')}>
      {[null, ...orderViewNames].map((status) => {
        const count = status === null ? undefined : figures?.[orderViewNames.indexOf(status)]?.count
        return (
          <li key={status}>
            <button
              type="button"
              aria-pressed={status === search.status}
              onClick={() => onSearch({ status })}
            >
              {status === null ? t('orders.filter.anyStatus') : t(`orders.filter.views.${status}`)}{' '}
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

/** A form for the days of the orders. On phones it is collapsed at first. */
function DaysForm({ search, onSearch }: Omit<OrderFiltersProps, 'filter'>) {
  const { t } = useTranslation('admin')
  const { from, to } = search
  const [isOpen, setOpen] = useState(false)
  const field = useSearchField(`${from} ${to}`)
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
        aria-label={t('orders.filter.label')}
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const day = (name: string) => {
            const value = form.get(name)
            return typeof value === 'string' ? value : ''
          }
          onSearch({ from: day('from'), to: day('to') })
        }}
      >
        <Presets search={search} onSearch={onSearch} />
        <Field
          ref={field}
          name="from"
          type="date"
          label={t('orders.filter.from')}
          defaultValue={from}
          max={to}
        />
        <Field name="to" type="date" label={t('orders.filter.to')} defaultValue={to} min={from} />
        <div className={styles.actions}>
          <Button type="submit" variant="secondary">
            {t('orders.filter.apply')}
          </Button>
          {isFiltered(search) && (
            <Button
              variant="quiet"
              onClick={() => {
                // The button disappears with the filters, so the focus moves to the field.
                field.current?.focus()
                onSearch(emptySearch)
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

/** The value of a date input for a time. */
const dayInput = (time: number) => toTimeInput(time).slice(0, 10)

/** Buttons for the most used periods. */
function Presets({ search, onSearch }: Omit<OrderFiltersProps, 'filter'>) {
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
            onClick={() => onSearch({ from, to })}
          >
            {t(`orders.filter.${preset}`)}
          </Button>
        )
      })}
    </div>
  )
}
