import { Section, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { cocktails } from '../../content/cocktails.ts'
import { CocktailCard } from './CocktailCard.tsx'
import styles from './CocktailsView.module.css'

export function CocktailsView() {
  const { t } = useTranslation('cocktails')
  return (
    <Section>
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('heading')}>
        {t('lead')}
      </SectionHeading>
      <ul role="list" className={styles.cards}>
        {cocktails.map((cocktail) => (
          <li key={cocktail.id}>
            <CocktailCard cocktail={cocktail} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
