import { AromaIcon, BodyIcon, TasteIcon, ViewIcon } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { type Bottle, features } from '../Bottle.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import type { Offer } from '../offer.ts'
import { BottleFacts } from '../BottleFacts.tsx'
import styles from './BottleTable.module.css'

const icons = { view: ViewIcon, taste: TasteIcon, body: BodyIcon, aroma: AromaIcon }

interface BottleTableProps {
  readonly bottle: Bottle
  readonly offer: Offer
}

/** How the bottle looks, tastes, feels and smells; what it is made of, holds and weighs in alcohol. */
export function BottleTable({ bottle, offer }: BottleTableProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  return (
    <>
      <dl className={styles.features}>
        {features.map((feature) => {
          const Icon = icons[feature]
          return (
            <div key={feature} className={styles.feature}>
              <dt>
                <Icon className={styles.icon} />
                {t(`features.${feature}`)}
              </dt>
              <dd>{bottle.features[feature][language]}</dd>
            </div>
          )
        })}
      </dl>
      <BottleFacts bottle={bottle} offer={offer} />
    </>
  )
}
