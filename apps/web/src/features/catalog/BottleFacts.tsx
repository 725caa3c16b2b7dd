import { useTranslation } from 'react-i18next'

import type { Bottle } from './Bottle.ts'
import { formatNumber } from '../../shared/i18n/format.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import type { Offer } from './offer.ts'
import styles from './BottleFacts.module.css'

interface BottleFactsProps {
  readonly bottle: Bottle
  readonly offer: Offer
}

/** What the bottle is made of, holds and weighs in alcohol. */
export function BottleFacts({ bottle, offer }: BottleFactsProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  return (
    <dl className={styles.facts} aria-label={t('facts')}>
      <div>
        <dt>{t('vessel')}</dt>
        <dd>{bottle.vessel[language]}</dd>
      </div>
      {typeof offer === 'object' && (
        <>
          <div>
            <dt>{t('size')}</dt>
            <dd>{t('volume', { ml: offer.volumeMl })}</dd>
          </div>
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
        </>
      )}
    </dl>
  )
}
