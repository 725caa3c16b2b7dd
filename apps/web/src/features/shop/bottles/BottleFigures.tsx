import { formatMoney, formatNumber } from '@storefront/i18n'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { priceToBuy, type Offer } from '../catalog/offer.ts'
import styles from './BottleFigures.module.css'

/** Strength, size and price, as far as the shop knows them. */
export function BottleFigures({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  if (typeof offer === 'string') return null
  const price = priceToBuy(offer)
  const figures = [
    offer.alcoholByVolume !== null && {
      label: t('figures.strength'),
      // US proof is twice the percentage (spec section 3: 32 %, 64 proof).
      note: t('figures.proof', { proof: formatNumber(offer.alcoholByVolume * 2, language) }),
      value: t('figures.percent', { percent: formatNumber(offer.alcoholByVolume, language) }),
    },
    { label: t('figures.millilitres'), note: null, value: formatNumber(offer.volumeMl, language) },
    price !== null && { label: t('priceWithTax'), note: null, value: formatMoney(price, language) },
  ].filter((figure) => figure !== false)
  return (
    <dl className={styles.figures} aria-label={t('facts')}>
      {figures.map(({ label, note, value }) => (
        <div key={label}>
          <dt>
            {label} <span>{note}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
