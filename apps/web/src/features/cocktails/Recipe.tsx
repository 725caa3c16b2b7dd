import { useTranslation } from 'react-i18next'

import type { Cocktail } from './Cocktail.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { CopyIngredients } from './CopyIngredients.tsx'
import { GlassIcon } from './GlassIcon.tsx'
import { formatAmount, shoppingList } from './ingredients.ts'
import styles from './Recipe.module.css'
import { useVolumeUnit } from './useVolumeUnit.ts'

interface RecipeProps {
  readonly cocktail: Cocktail
}

/** The back of a cocktail's card: ingredients, method, glass, garnish (spec section 2). */
export function Recipe({ cocktail }: RecipeProps) {
  const { t } = useTranslation('cocktails')
  const language = useLanguage()
  const unit = useVolumeUnit()
  return (
    <div className={styles.recipe}>
      <header className={styles.head}>
        {/* The heading is on the front; here the same words are for the eye. */}
        <p className={styles.name} aria-hidden="true">
          {cocktail.name}
        </p>
        <GlassIcon className={styles.icon} glass={cocktail.glass} />
      </header>
      <ul className={styles.ingredients} aria-label={t('ingredients')}>
        {cocktail.ingredients.map(({ amount, name }) => (
          <li key={name.es}>
            <b>{formatAmount(amount, unit, language)}</b> <span>{name[language]}</span>
          </li>
        ))}
      </ul>
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
      <p className={styles.preparation}>{cocktail.preparation[language]}</p>
      <CopyIngredients text={shoppingList(cocktail, unit, language)} />
    </div>
  )
}
