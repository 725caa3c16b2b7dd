import type { OrderFilter } from '@storefront/domain'
import { Banner, Button } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/useLanguage.ts'
import { OutageBanner } from '../../../notices/OutageBanner.tsx'
import styles from './ExportOrders.module.css'
import { useOrdersExport } from './useOrdersExport.ts'

interface ExportOrdersProps {
  readonly filter: OrderFilter
  /** How many there are, once it is known. */
  readonly count: number | null
}

/** Exports all orders that the filter lets through, with how far it is and what came of it. */
export function ExportOrders({ filter, count }: ExportOrdersProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { state, start, stop } = useOrdersExport(filter)
  const isReading = state.status === 'reading'
  const number = (value: number) => formatNumber(value, language)
  return (
    <div className={styles.export}>
      <div className={styles.controls}>
        {isReading && (
          <>
            <p>
              {t('orders.csv.reading', {
                read: number(state.read),
                // Orders that came in since they were counted are read too.
                all: number(Math.max(count ?? 0, state.read)),
              })}
            </p>
            <progress value={state.read} max={Math.max(count ?? 0, state.read, 1)} aria-hidden />
            <Button variant="quiet" onClick={stop}>
              {t('orders.csv.stop')}
            </Button>
          </>
        )}
        <Button variant="quiet" busy={isReading} onClick={() => void start()}>
          {t('orders.csv.export')}
        </Button>
      </div>
      {state.status === 'done' && (
        <Banner tone="success">
          {t('orders.csv.done', { count: state.count, number: number(state.count) })}
        </Banner>
      )}
      {state.status === 'failed' && (
        <OutageBanner failed={t('orders.csv.failed')} outage={state.code} />
      )}
    </div>
  )
}
