import { distilledPath } from '@storefront/brand'
import { formatMoney } from '@storefront/i18n'
import { Button, FlipCard, Picture, Text } from '@storefront/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { useCopy } from '../../../shared/useCopy.ts'
import { usePriceToBuy } from '../../shop/catalog/useProducts.ts'
import { useAnchorTarget } from '../age-gate/useAnchorTarget.ts'
import { spirit, spiritId, type Cocktail } from './Cocktail.ts'
import styles from './CocktailCard.module.css'
import { GlassIcon } from './GlassIcon.tsx'
import { formatAmount, shoppingList, useVolumeUnit } from './measures.ts'

export interface CocktailCardProps {
  readonly cocktail: Cocktail
  readonly headingLevel?: 2 | 3
  /** Whether the card's picture is the first of its page, and so loads first. */
  readonly isFirst?: boolean
  /** The `sizes` of its picture. Default: that of the cocktails page, with four in a row. */
  readonly sizes?: string
}

/** On phones a picture covers more than its card's width. */
const fourInARow = '(width < 40rem) 103vw, (width < 75rem) 56vw, min(25vw, 30rem)'

/** A card that turns to the recipe; a link to its anchor shows the recipe at once. */
export function CocktailCard({
  cocktail,
  headingLevel = 2,
  isFirst = false,
  sizes = fourInARow,
}: CocktailCardProps) {
  const { t } = useTranslation('cocktails')
  const language = useLanguage()
  const nameId = useId()
  const [flipped, setFlipped] = useState(false)
  const article = useAnchorTarget<HTMLElement>(() => setFlipped(true))
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
        label={t('recipeOf', { name: cocktail.name[language] })}
        buttonText={t('recipe')}
        flipped={flipped}
        onFlippedChange={setFlipped}
        front={
          <div className={styles.front}>
            <Picture
              className={styles.picture}
              picture={cocktail.picture}
              alt={cocktail.alt[language]}
              sizes={sizes}
              fit="cover"
              priority={isFirst}
            />
            <div className={styles.strip}>
              <Text as={`h${headingLevel}`} look="title" id={nameId} className={styles.name}>
                {cocktail.name[language]}
              </Text>
              <Text look="note" aria-hidden="true">
                {t(`glass.${cocktail.glass}`)} · {t(`manner.${cocktail.method}`)}
              </Text>
            </div>
          </div>
        }
        back={<Recipe cocktail={cocktail} />}
      />
    </article>
  )
}

interface RecipeProps {
  readonly cocktail: Cocktail
}

/** The back of a cocktail's card: ingredients, method, glass, garnish (spec section 2.12). */
function Recipe({ cocktail }: RecipeProps) {
  const { t } = useTranslation('cocktails')
  const language = useLanguage()
  const unit = useVolumeUnit()
  return (
    <div className={styles.recipe}>
      <header className={styles.recipeHead}>
        <Text look="eyebrow">{t('plate', { numeral: cocktail.numeral })}</Text>
        {/* Hidden from screen readers, as it repeats the heading on the front. */}
        <Text look="title" className={styles.recipeName} aria-hidden="true">
          {cocktail.name[language]}
        </Text>
        <GlassIcon className={styles.icon} glass={cocktail.glass} />
      </header>
      <ul className={styles.ingredients} aria-label={t('ingredients')}>
        {cocktail.ingredients.map(({ amount, name }) => (
          <li key={name.es}>
            <b>{formatAmount(amount, unit, language)}</b> <span>{name[language]}</span>
          </li>
        ))}
      </ul>
      <p>{cocktail.preparation[language]}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('method.label')}</dt>
          <dd>{t(`method.${cocktail.method}`)}</dd>
        </div>
        <div>
          <dt>{t('glass.label')}</dt>
          <dd>{t(`glass.${cocktail.glass}`)}</dd>
        </div>
        <div>
          <dt>{t('garnish')}</dt>
          <dd>{cocktail.garnish[language]}</dd>
        </div>
      </dl>
      <MadeWith />
      <CopyIngredients text={shoppingList(cocktail, unit, language)} />
    </div>
  )
}

/** A link to the bottle that every recipe is made with, with its price once that is known. */
function MadeWith() {
  const { t } = useTranslation('cocktails')
  const language = useLanguage()
  const price = usePriceToBuy(spiritId)
  return (
    <LocalizedLink to={distilledPath} className={styles.madeWith}>
      {t('madeWith', { name: spirit })}
      {price !== null && <b>{formatMoney(price, language)}</b>}
    </LocalizedLink>
  )
}

interface CopyIngredientsProps {
  readonly text: string
}

/** A button that copies a recipe's ingredients, and reports whether the browser allowed it. */
function CopyIngredients({ text }: CopyIngredientsProps) {
  const { t } = useTranslation('cocktails')
  const { outcome, copy } = useCopy()
  return (
    <div className={styles.copy}>
      <Button variant="quiet" onClick={() => void copy(text)}>
        {t('copy.action')}
      </Button>
      <p className={styles.outcome} role="status">
        {outcome !== null && t(`copy.${outcome}`)}
      </p>
    </div>
  )
}
