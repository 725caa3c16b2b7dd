import { formatNumber } from '@storefront/i18n'
import { Text } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import type { Offer } from '../catalog/offer.ts'
import styles from './BottleFacts.module.css'

/** Strength, size and, if the owner has named it, the batch, once the product is loaded. */
export function BottleFacts({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation(['catalog', 'cart'])
  const language = useLanguage()
  if (typeof offer === 'string') return null
  const { batch, batchBottles } = offer
  return (
    <div>
      <dl className={styles.facts} aria-label={t('facts')}>
        {offer.alcoholByVolume !== null && (
          <div>
            <dt>{t('strength')}</dt>
            <dd>
              {t('alcohol', {
                percent: formatNumber(offer.alcoholByVolume, language),
                // US proof is twice the percentage (spec section 3: 32 %, 64 proof).
                proof: formatNumber(offer.alcoholByVolume * 2, language),
              })}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('size')}</dt>
          <dd>{t('cart:volume', { ml: offer.volumeMl })}</dd>
        </div>
      </dl>
      {batch !== null && (
        <Text look="note" className={styles.batch}>
          {batchBottles === null
            ? t('batch', { batch })
            : t('batchOfBottles', { batch, last: formatNumber(batchBottles, language) })}
        </Text>
      )}
    </div>
  )
}
