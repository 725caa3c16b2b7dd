import type { OrderFilter } from '@storefront/domain'
import { Button } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { formatNumber } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import { Done } from '../frame/Done.tsx'
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
  const { isBusy, outcome, read, run, stop } = useOrdersExport(filter)
  const number = (value: number) => formatNumber(value, language)
  return (
    <div className={styles.export}>
      <div className={styles.controls}>
        {isBusy && (
          <>
            <p>
              {t('orders.csv.reading', {
                read: number(read),
                // Orders that came in since they were counted are read too.
                all: number(Math.max(count ?? 0, read)),
              })}
            </p>
            <progress value={read} max={Math.max(count ?? 0, read, 1)} aria-hidden />
            <Button variant="quiet" onClick={stop}>
              {t('orders.csv.stop')}
            </Button>
          </>
        )}
        <Button variant="quiet" busy={isBusy} onClick={() => void run()}>
          {t('orders.csv.export')}
        </Button>
      </div>
      <Done>
        {outcome?.type === 'done' &&
          t('orders.csv.done', { count: outcome.count, number: number(outcome.count) })}
      </Done>
      {outcome?.type === 'outage' && (
        <OutageBanner failed={t('orders.csv.failed')} outage={outcome.code} />
      )}
    </div>
  )
}
