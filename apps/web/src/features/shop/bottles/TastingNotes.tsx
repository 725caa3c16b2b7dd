import { AromaIcon, BodyIcon, TasteIcon, ViewIcon } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import type { Bottle } from '../catalog/products.ts'
import styles from './TastingNotes.module.css'

const features = [
  { id: 'view', Icon: ViewIcon },
  { id: 'aroma', Icon: AromaIcon },
  { id: 'taste', Icon: TasteIcon },
  { id: 'body', Icon: BodyIcon },
] as const

/** View, aroma, taste and body, in the order of a tasting: four columns, two, or rows, as wide as there is room. */
export function TastingNotes({ bottle }: { readonly bottle: Bottle }) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  return (
    <div className={styles.container}>
      <dl
        className={styles.notes}
        aria-label={t('tastingNotesNamed', { name: bottle.product.name })}
      >
        {features.map(({ id, Icon }) => (
          <div key={id} className={styles.note}>
            <dt>
              <Icon className={styles.icon} />
              {t(`features.${id}`)}
            </dt>
            <dd>{bottle.features[id][language]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
