import { Section, SectionHeading, SegmentedControl } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { cocktails } from './cocktails.ts'
import { CocktailCard } from './CocktailCard.tsx'
import { CocktailIndex } from './CocktailIndex.tsx'
import styles from './CocktailsView.module.css'
import { HouseNotes } from './HouseNotes.tsx'
import { type VolumeUnit, volumeUnits } from './volume.ts'

interface CocktailsViewProps {
  readonly unit: VolumeUnit
  readonly onUnit: (unit: VolumeUnit) => void
}

/** The recipe book: an index, the eight cards, and what the recipes take for granted. */
export function CocktailsView({ unit, onUnit }: CocktailsViewProps) {
  const { t } = useTranslation('cocktails')
  return (
    <Section className={styles.page}>
      <div className={styles.head}>
        <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('heading')}>
          {t('lead')}
        </SectionHeading>
        <CocktailIndex cocktails={cocktails} />
        <SegmentedControl
          className={styles.units}
          legend={t('units')}
          options={volumeUnits.map((value) => ({ value, label: t(`unit.${value}`) }))}
          value={unit}
          onChange={onUnit}
        />
      </div>
      <div className={styles.cards}>
        {cocktails.map((cocktail) => (
          <CocktailCard key={cocktail.id} cocktail={cocktail} />
        ))}
        <HouseNotes className={styles.notes} />
      </div>
    </Section>
  )
}
