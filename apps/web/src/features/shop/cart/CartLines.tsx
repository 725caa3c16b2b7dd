import { maxQuantity, type PricedLine } from '@storefront/domain'
import { formatMoney } from '@storefront/i18n'
import { Button, Picture, QuantityPicker } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useProductPicture } from '../catalog/useAddedPicture.ts'
import { roomFor } from './bottleLimit.ts'
import styles from './Cart.module.css'
import { LineWarning } from './LineWarning.tsx'

interface CartLinesProps {
  readonly lines: readonly PricedLine[]
  /** The maximum number of bottles in one order; null until the settings are loaded. */
  readonly maxPerOrder: number | null
  readonly onQuantity: (id: string, quantity: number) => void
  readonly onRemove: (id: string) => void
}

/** The lines of a cart: picture, name, today's price, quantity. */
export function CartLines({ lines, maxPerOrder, onQuantity, onRemove }: CartLinesProps) {
  const { t } = useTranslation(['cart', 'shared'])
  const room = { cart: lines, maxPerOrder }
  return (
    <ul role="list" className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <LinePicture line={line} />
          <div className={styles.words}>
            <p className={styles.name}>{line.name}</p>
            <div className={styles.notes}>
              {line.volumeMl !== null && (
                <p className={styles.note}>{t('volume', { ml: line.volumeMl })}</p>
              )}
              <PriceNote line={line} />
            </div>
            <LineWarning line={line} onQuantity={onQuantity} />
            {line.availability === 'available' && (
              <QuantityPicker
                max={line.quantity + roomFor(room, line)}
                invalidText={t('shared:quantity.invalid', {
                  min: 1,
                  count: line.quantity + roomFor(room, line),
                })}
                value={line.quantity}
                onChange={(quantity) => onQuantity(line.id, quantity)}
                label={t('quantityOf', { name: line.name })}
                decreaseLabel={t('decrease', { name: line.name })}
                increaseLabel={t('increase', { name: line.name })}
              />
            )}
            <QuantityNote line={line} />
          </div>
          <div className={styles.lineEnd}>
            <Amount line={line} />
            <Button
              variant="quiet"
              className={styles.out}
              aria-label={t('removeNamed', { name: line.name })}
              onClick={() => onRemove(line.id)}
            >
              {t('remove')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

function LinePicture({ line }: { readonly line: PricedLine }) {
  const picture = useProductPicture(line)
  return (
    <div className={styles.picture}>
      {picture !== null && <Picture picture={picture} alt="" sizes="6rem" fit="cover" />}
    </div>
  )
}

/** The price of one bottle, where the line's amount does not show it; or the old price and the new one. */
function PriceNote({ line }: { readonly line: PricedLine }) {
  const { t } = useTranslation('cart')
  const language = useLanguage()
  const { availability, priceCents, formerPriceCents, quantity } = line
  if (availability !== 'available') return null
  if (formerPriceCents === null && quantity < 2) return null
  const now = formatMoney(priceCents, language)
  return (
    <p className={styles.note} data-changed={formerPriceCents !== null}>
      {formerPriceCents === null
        ? t('each', { price: now })
        : t('priceChanged', { before: formatMoney(formerPriceCents, language), now })}
    </p>
  )
}

/** Why the quantity cannot be increased. */
function QuantityNote({ line }: { readonly line: PricedLine }) {
  const { t } = useTranslation('cart')
  const { availability, stock, quantity } = line
  if (availability !== 'available') return null
  if (quantity === stock) return <p className={styles.note}>{t('allLeft', { count: stock })}</p>
  if (quantity < maxQuantity) return null
  return <p className={styles.note}>{t('most', { count: maxQuantity })}</p>
}

/** The line's amount; empty for a line that cannot be bought, which the subtotal leaves out. */
function Amount({ line: { availability, priceCents, quantity } }: { readonly line: PricedLine }) {
  const language = useLanguage()
  return (
    <p className={styles.amount}>
      {availability === 'available' && formatMoney(priceCents * quantity, language)}
    </p>
  )
}
