import { availabilityOf } from '@storefront/domain'
import { formatMoney } from '@storefront/i18n'
import { Price, Text } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import type { Offer } from './offer.ts'
import styles from './PriceLine.module.css'

/** A bottle's price today, or why it cannot be bought. */
export function PriceLine({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  if (offer === 'pending') return <Text look="soft">{t('priceLoading')}</Text>
  if (offer === 'unknown') return <Text look="soft">{t('priceUnknown')}</Text>

  const availability = availabilityOf(offer)
  if (availability === 'coming-soon') return <p className={styles.state}>{t('comingSoon')}</p>
  return (
    <p className={styles.line}>
      {offer.priceCents !== null && (
        <Price className={styles.price} note={t('priceWithTax')}>
          {formatMoney(offer.priceCents, language)}
        </Price>
      )}
      {availability === 'sold-out' && <span className={styles.state}>{t('soldOut')}</span>}
      {availability === 'inactive' && <span className={styles.state}>{t('inactive')}</span>}
    </p>
  )
}
