import type { OrderTotals, PricedLine } from '@storefront/domain'
import { buttonLook } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../routes/LocalizedLink.tsx'
import { pages } from '../../../routes/paths.ts'
import { TotalsList } from '../../orders/TotalsList.tsx'
import styles from './Summary.module.css'
import { SummaryLine } from './SummaryLine.tsx'

interface SummaryProps {
  readonly lines: readonly PricedLine[]
  readonly totals: OrderTotals
  readonly onQuantity: (id: string, quantity: number) => void
  readonly onRemove: (id: string) => void
}

/** What is going to be ordered and what it comes to. */
export function Summary({ lines, totals, onQuantity, onRemove }: SummaryProps) {
  const { t } = useTranslation('checkout')
  return (
    <section className={styles.summary}>
      <div className={styles.head}>
        <h2>{t('order.title')}</h2>
        <LocalizedLink to={pages.cart.path} {...buttonLook({ variant: 'quiet' })}>
          {t('order.toCart')}
        </LocalizedLink>
      </div>
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <SummaryLine key={line.id} line={line} onQuantity={onQuantity} onRemove={onRemove} />
        ))}
      </ul>
      <TotalsList totals={totals} />
    </section>
  )
}
