import { AromaIcon, BodyIcon, TasteIcon, ViewIcon } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { formatNumber } from '../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import styles from './BottleTable.module.css'
import type { Offer } from './offer.ts'
import type { Bottle } from './products.ts'

const features = [
  { id: 'view', Icon: ViewIcon },
  { id: 'aroma', Icon: AromaIcon },
  { id: 'taste', Icon: TasteIcon },
  { id: 'body', Icon: BodyIcon },
] as const

interface BottleTableProps {
  readonly bottle: Bottle
  readonly offer: Offer
}

/** Tasting notes, in the order of a tasting, and the bottle's facts. */
export function BottleTable({ bottle, offer }: BottleTableProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  return (
    <>
      <dl className={styles.features}>
        {features.map(({ id, Icon }) => (
          <div key={id} className={styles.feature}>
            <dt>
              <Icon className={styles.icon} />
              {t(`features.${id}`)}
            </dt>
            <dd>{bottle.features[id][language]}</dd>
          </div>
        ))}
      </dl>
      <BottleFacts bottle={bottle} offer={offer} />
    </>
  )
}

/** Material, size and strength; the last two are known once the product is loaded. */
export function BottleFacts({ bottle, offer }: BottleTableProps) {
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
