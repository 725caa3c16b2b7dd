import type { PricedLine } from '@storefront/domain'
import { Button, Picture, QuantityPicker } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { productPicture } from '../../content/products.ts'
import { formatMoney } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import styles from './CartLines.module.css'

interface CartLinesProps {
  readonly lines: readonly PricedLine[]
  readonly onQuantity: (id: string, quantity: number) => void
  readonly onRemove: (id: string) => void
}

/** The lines of a cart: picture, name, price of now, quantity. */
export function CartLines({ lines, onQuantity, onRemove }: CartLinesProps) {
  const { t } = useTranslation('cart')
  const language = useLanguage()
  return (
    <ul role="list" className={styles.lines}>
      {lines.map(({ id, name, image, quantity, priceCents, formerPriceCents, availability }) => {
        const picture = productPicture(image)
        return (
          <li key={id} className={styles.line}>
            <div className={styles.picture}>
              {picture !== null && <Picture picture={picture} alt="" sizes="6rem" fit="cover" />}
            </div>
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              {availability === 'available' ? (
                <p className={styles.note}>
                  {formerPriceCents === null
                    ? t('each', { price: formatMoney(priceCents, language) })
                    : t('priceChanged', {
                        before: formatMoney(formerPriceCents, language),
                        now: formatMoney(priceCents, language),
                      })}
                </p>
              ) : (
                <p className={styles.warning}>{t('unavailable')}</p>
              )}
              <QuantityPicker
                value={quantity}
                onChange={(chosen) => onQuantity(id, chosen)}
                label={t('quantityOf', { name })}
                decreaseLabel={t('decrease', { name })}
                increaseLabel={t('increase', { name })}
              />
            </div>
            <div className={styles.end}>
              <p className={styles.amount}>{formatMoney(priceCents * quantity, language)}</p>
              <Button
                variant="quiet"
                aria-label={t('removeNamed', { name })}
                onClick={() => onRemove(id)}
              >
                {t('remove')}
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
