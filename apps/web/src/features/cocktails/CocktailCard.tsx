import { FlipCard, Picture } from '@storefront/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Cocktail } from './Cocktail.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { useArrival } from '../age-gate/useArrival.ts'
import styles from './CocktailCard.module.css'
import { Recipe } from './Recipe.tsx'

export interface CocktailCardProps {
  readonly cocktail: Cocktail
  readonly headingLevel?: 2 | 3
}

/** A cocktail that turns to its recipe; who arrives at its anchor finds the recipe up. */
export function CocktailCard({ cocktail, headingLevel = 2 }: CocktailCardProps) {
  const { t } = useTranslation('cocktails')
  const language = useLanguage()
  const nameId = useId()
  const [flipped, setFlipped] = useState(false)
  const article = useArrival<HTMLElement>(() => setFlipped(true))
  const Heading = `h${headingLevel}` as const
  return (
    <article
      ref={article}
      id={cocktail.id}
      className={styles.cocktail}
      aria-labelledby={nameId}
      tabIndex={-1}
    >
      <FlipCard
        className={styles.card}
        data-world="paper"
        label={t('recipeOf', { name: cocktail.name })}
        flipped={flipped}
        onFlip={setFlipped}
        front={
          <div className={styles.front}>
            <Picture
              className={styles.picture}
              picture={cocktail.picture}
              alt={cocktail.alt[language]}
              sizes="(width < 40rem) 92vw, (width < 64rem) 46vw, 24rem"
              fit="cover"
            />
            <div className={styles.strip}>
              <Heading id={nameId} className={styles.name}>
                {cocktail.name}
              </Heading>
              <p className={styles.kind} aria-hidden="true">
                {t(`glass.${cocktail.glass}`)} · {t(`method.${cocktail.method}`)}
              </p>
            </div>
          </div>
        }
        back={<Recipe cocktail={cocktail} />}
      />
    </article>
  )
}
