import { cartTotals, lineProblem, type OrderTotals, type PricedLine } from '@storefront/domain'
import { formatMoney } from '@storefront/i18n'
import { Button, buttonAttributes, Frame, Picture } from '@storefront/ui'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { LineWarning } from '../cart/LineWarning.tsx'
import { paperCutOuts } from '../catalog/cutOuts.ts'
import { useProductPicture } from '../catalog/useAddedPicture.ts'
import { TotalsList } from '../orders/TotalsList.tsx'
import styles from './OrderSummary.module.css'

interface OrderSummaryProps {
  readonly lines: readonly PricedLine[]
  /** The ids of products that kept the last order from being placed. */
  readonly refused: readonly string[]
  readonly totals: OrderTotals
  readonly isPickup: boolean
  /** Changes a line's quantity; 0 removes it. */
  readonly onQuantity: (id: string, quantity: number) => void
}

/** The order's lines and totals. Phones show one line with the total only, unless a line has changed. */
export function OrderSummary({ lines, refused, totals, isPickup, onQuantity }: OrderSummaryProps) {
  const { t } = useTranslation(['checkout', 'orders'])
  const language = useLanguage()
  const id = useId()
  const summary = useRef<HTMLElement>(null)
  const hasChanges = refused.length > 0 || lines.some(isChanged)
  const { count } = cartTotals(lines)
  /** The buyer's last choice to show or hide the lines. */
  const [choice, setChoice] = useState<{ isOpen: boolean; hadChanges: boolean } | null>(null)
  // Changes reopen lines that were hidden before: the buyer has not seen them.
  const isOpen = hasChanges && choice?.hadChanges === false ? true : (choice?.isOpen ?? hasChanges)
  const setOpen = (isNowOpen: boolean) => setChoice({ isOpen: isNowOpen, hadChanges: hasChanges })

  // Kept open explicitly: without changes the lines would be hidden while the buyer reads them.
  function change(productId: string, quantity: number): void {
    setOpen(true)
    onQuantity(productId, quantity)
    // The button that had the focus disappears with its line.
    if (quantity === 0) summary.current?.focus()
  }

  return (
    <Frame className={styles.frame}>
      <section ref={summary} className={styles.summary} aria-labelledby={id} tabIndex={-1}>
        <h2 id={id} className={styles.title}>
          {t('order.title')}
        </h2>
        <Button
          variant="quiet"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={`${id}-order`}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.pictures}>
            {lines.slice(0, maxPictures).map((line) => (
              <LinePicture key={line.id} line={line} />
            ))}
          </span>
          <span className={styles.brief}>
            <span>{t('order.bottles', { count })}</span>
            <span className={styles.toggle}>{isOpen ? t('order.hide') : t('order.show')}</span>
          </span>
          <span className={styles.sum}>{formatMoney(totals.totalCents, language)}</span>
        </Button>
        <div id={`${id}-order`} className={styles.contents} data-open={isOpen}>
          <ul role="list">
            {lines.map((line) => (
              <SummaryLine
                key={line.id}
                line={line}
                isRefused={refused.includes(line.id)}
                onQuantity={change}
              />
            ))}
          </ul>
          <TotalsList totals={totals} isPickup={isPickup} />
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

/** The folded line has room for these. */
const maxPictures = 3

/** The bottle without a background; a product that the site has no such picture of shows its own. */
function LinePicture({ line }: { readonly line: PricedLine }) {
  const own = useProductPicture(line)
  const picture = paperCutOuts.get(line.id) ?? own
  return (
    <span className={styles.picture}>
      {picture !== null && <Picture picture={picture} alt="" sizes="2.5rem" fit="contain" />}
    </span>
  )
}

/** Whether a line's price has changed, or the line cannot be ordered as it is. */
const isChanged = (line: PricedLine): boolean =>
  line.formerPriceCents !== null || lineProblem(line) !== null

interface SummaryLineProps {
  readonly line: PricedLine
  readonly isRefused: boolean
  readonly onQuantity: (id: string, quantity: number) => void
}

/** One product of the order, with what keeps it from being ordered and a way to solve that. */
function SummaryLine({ line, isRefused, onQuantity }: SummaryLineProps) {
  const { t } = useTranslation(['checkout', 'cart', 'orders'])
  const language = useLanguage()
  const { name, quantity, priceCents, formerPriceCents, availability, volumeMl } = line
  const words = useRef<HTMLDivElement>(null)
  const price = formatMoney(priceCents, language)

  function takeRemaining(id: string, count: number): void {
    onQuantity(id, count)
    // The button that had the focus disappears; the line shows what has changed.
    words.current?.focus()
  }

  return (
    <li className={styles.line}>
      <LinePicture line={line} />
      <div ref={words} className={styles.words} tabIndex={-1}>
        <p className={styles.lineName}>{name}</p>
        <p className={styles.soft}>
          <span>{t('orders:order.each', { quantity, price })}</span>
          {volumeMl !== null && <span>{` · ${t('cart:volume', { ml: volumeMl })}`}</span>}
        </p>
        {formerPriceCents !== null && availability === 'available' && (
          <p className={styles.changed}>
            {t('cart:priceChanged', {
              before: formatMoney(formerPriceCents, language),
              now: price,
            })}
          </p>
        )}
        <LineWarning line={line} onQuantity={takeRemaining} />
        {isRefused && lineProblem(line) === null && (
          <p className={styles.changed}>{t('order.refusedLine')}</p>
        )}
        {(isRefused || lineProblem(line) !== null) && (
          <Button
            variant="quiet"
            aria-label={t('cart:removeNamed', { name })}
            onClick={() => onQuantity(line.id, 0)}
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
