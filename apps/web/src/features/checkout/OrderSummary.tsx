import { type OrderTotals, type PricedLine, troubleOf } from '@storefront/domain'
import { Button, buttonLook, Picture } from '@storefront/ui'
import { useRef } from 'react'
import { useTranslation } from '../../shared/i18n/useTranslation.ts'

import { formatMoney } from '../../shared/i18n/format.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { LineTrouble } from '../cart/LineTrouble.tsx'
import { type Removal, RemovedNotice } from '../cart/RemovedNotice.tsx'
import { productPicture } from '../catalog/products.ts'
import { TotalsList } from '../orders/OrderFacts.tsx'
import styles from './Checkout.module.css'

interface OrderSummaryProps {
  readonly lines: readonly PricedLine[]
  readonly totals: OrderTotals
  readonly onQuantity: (id: string, quantity: number) => void
  readonly removal: Removal
}

/** What is going to be ordered and what it comes to. */
export function OrderSummary({ lines, totals, onQuantity, removal }: OrderSummaryProps) {
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

interface SummaryLineProps {
  readonly line: PricedLine
  readonly onQuantity: (id: string, quantity: number) => void
  readonly onRemove: (id: string) => void
}

/** One product of the order; what keeps it from being ordered stands beside it, with the way on. */
function SummaryLine({ line, onQuantity, onRemove }: SummaryLineProps) {
  const { t } = useTranslation(['checkout', 'cart'])
  const language = useLanguage()
  const { name, quantity, priceCents, formerPriceCents, availability } = line
  const words = useRef<HTMLDivElement>(null)
  const picture = productPicture(line.image)
  const price = formatMoney(priceCents, language)

  function takeRest(id: string, count: number): void {
    onQuantity(id, count)
    // The button goes with the trouble; what it changed is read here.
    words.current?.focus()
  }

  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {picture !== null && <Picture picture={picture} alt="" sizes="4rem" fit="cover" />}
      </div>
      <div ref={words} className={styles.words} tabIndex={-1}>
        <p className={styles.lineName}>{name}</p>
        <p className={styles.soft}>{t('order.quantity', { quantity, price })}</p>
        {formerPriceCents !== null && availability === 'available' && (
          <p className={styles.changed}>
            {t('cart:priceChanged', {
              before: formatMoney(formerPriceCents, language),
              now: price,
            })}
          </p>
        )}
        <LineTrouble line={line} onQuantity={takeRest} />
        {troubleOf(line) !== null && (
          <Button
            variant="quiet"
            aria-label={t('cart:removeNamed', { name })}
            onClick={() => onRemove(line.id)}
          >
            {t('cart:remove')}
          </Button>
        )}
      </div>
      {availability === 'available' && (
        <p className={styles.amount}>{formatMoney(priceCents * quantity, language)}</p>
      )}
    </li>
  )
}
