import type { OrderTotals, PricedLine } from '@storefront/domain'
import { buttonLook } from '@storefront/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { type Removal, RemovedNotice } from '../../cart/RemovedNotice.tsx'
import { TotalsList } from '../../orders/TotalsList.tsx'
import styles from './Summary.module.css'
import { SummaryLine } from './SummaryLine.tsx'

interface SummaryProps {
  readonly lines: readonly PricedLine[]
  readonly totals: OrderTotals
  readonly onQuantity: (id: string, quantity: number) => void
  readonly removal: Removal
}

/** What is going to be ordered and what it comes to. */
export function Summary({ lines, totals, onQuantity, removal }: SummaryProps) {
  const { t } = useTranslation('checkout')
  const summary = useRef<HTMLElement>(null)

  function undo(): void {
    removal.undo()
    summary.current?.focus()
  }

  return (
    <section ref={summary} className={styles.summary} tabIndex={-1}>
      <div className={styles.head}>
        <h2>{t('order.title')}</h2>
        <LocalizedLink to="/cart" {...buttonLook({ variant: 'quiet' })}>
          {t('order.toCart')}
        </LocalizedLink>
      </div>
      <RemovedNotice removal={{ ...removal, undo }} />
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <SummaryLine
            key={line.id}
            line={line}
            onQuantity={onQuantity}
            onRemove={removal.remove}
          />
        ))}
      </ul>
      <TotalsList totals={totals} />
    </section>
  )
}
