import {
  lineProblem,
  type DeliveryDays,
  type OrderTotals,
  type PricedLine,
} from '@storefront/domain'
import { Button, buttonAttributes, Frame, Picture } from '@storefront/ui'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatMoney } from '../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { LineWarning } from '../cart/LineWarning.tsx'
import { RemovedNotice, type Removal } from '../cart/RemovedNotice.tsx'
import { productPicture } from '../catalog/products.ts'
import { ArrivalTime } from '../orders/PaymentInstructions.tsx'
import { TotalsList } from '../orders/TotalsList.tsx'
import styles from './OrderSummary.module.css'

interface OrderSummaryProps {
  readonly lines: readonly PricedLine[]
  readonly totals: OrderTotals
  readonly deliveryDays: DeliveryDays | null
  readonly onQuantity: (id: string, quantity: number) => void
  readonly removal: Removal
}

/**
 * The order's lines, totals and delivery time. Phones show the total only, unless a line has changed or
 * was removed.
 */
export function OrderSummary({
  lines,
  totals,
  deliveryDays,
  onQuantity,
  removal,
}: OrderSummaryProps) {
  const { t } = useTranslation(['checkout', 'orders'])
  const language = useLanguage()
  const id = useId()
  const summary = useRef<HTMLElement>(null)
  const hasChanges = removal.removed.length > 0 || lines.some(isChanged)
  /** The buyer's last choice to show or hide the lines. */
  const [choice, setChoice] = useState<{ isOpen: boolean; hadChanges: boolean } | null>(null)
  // Changes reopen lines that were hidden before: the buyer has not seen them.
  const isOpen = hasChanges && choice?.hadChanges === false ? true : (choice?.isOpen ?? hasChanges)
  const setOpen = (isNowOpen: boolean) => setChoice({ isOpen: isNowOpen, hadChanges: hasChanges })

  function undo(): void {
    removal.undo()
    setOpen(true)
    summary.current?.focus()
  }

  // Kept open explicitly: without changes the lines would be hidden while the buyer reads them.
  function changeQuantity(productId: string, quantity: number): void {
    setOpen(true)
    onQuantity(productId, quantity)
  }

  function remove(productId: string): void {
    setOpen(true)
    removal.remove(productId)
  }

  return (
    <Frame className={styles.frame}>
      <section ref={summary} className={styles.summary} aria-labelledby={id} tabIndex={-1}>
        <div className={styles.head}>
          <h2 id={id}>{t('order.title')}</h2>
          <p className={styles.brief}>{formatMoney(totals.totalCents, language)}</p>
          <Button
            variant="quiet"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={`${id}-order`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('order.hide') : t('order.show')}
          </Button>
        </div>
        <div id={`${id}-order`} className={styles.contents} data-open={isOpen}>
          <RemovedNotice removal={{ ...removal, undo }} />
          <ul role="list" className={styles.lines}>
            {lines.map((line) => (
              <SummaryLine
                key={line.id}
                line={line}
                onQuantity={changeQuantity}
                onRemove={remove}
              />
            ))}
          </ul>
          <TotalsList totals={totals} />
          <div className={styles.arrival}>
            <ArrivalTime days={deliveryDays} />
          </div>
          <LocalizedLink
            to="/cart"
            {...buttonAttributes({ variant: 'quiet', className: styles.toCart })}
          >
            {t('order.toCart')}
          </LocalizedLink>
        </div>
      </section>
    </Frame>
  )
}

/** Whether a line's price has changed, or the line cannot be ordered as it is. */
const isChanged = (line: PricedLine): boolean =>
  line.formerPriceCents !== null || lineProblem(line) !== null

interface SummaryLineProps {
  readonly line: PricedLine
  readonly onQuantity: (id: string, quantity: number) => void
  readonly onRemove: (id: string) => void
}

/** One product of the order, with what keeps it from being ordered and a way to solve that. */
function SummaryLine({ line, onQuantity, onRemove }: SummaryLineProps) {
  const { t } = useTranslation(['checkout', 'cart'])
  const language = useLanguage()
  const { name, quantity, priceCents, formerPriceCents, availability } = line
  const words = useRef<HTMLDivElement>(null)
  const picture = productPicture(line.image)
  const price = formatMoney(priceCents, language)

  function takeRemaining(id: string, count: number): void {
    onQuantity(id, count)
    // The button that had the focus disappears; the line shows what has changed.
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
        <LineWarning line={line} onQuantity={takeRemaining} />
        {lineProblem(line) !== null && (
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
