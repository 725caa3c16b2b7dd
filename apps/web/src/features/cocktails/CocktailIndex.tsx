import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import type { Cocktail } from './Cocktail.ts'
import styles from './CocktailIndex.module.css'
import { GlassIcon } from './GlassIcon.tsx'

interface CocktailIndexProps {
  readonly cocktails: readonly Cocktail[]
}

/** Leads to each recipe by its anchor. */
export function CocktailIndex({ cocktails }: CocktailIndexProps) {
  const { t } = useTranslation('cocktails')
  return (
    <nav className={styles.index} aria-label={t('index')}>
      <ul role="list" className={styles.list}>
        {cocktails.map(({ id, name, glass }) => (
          <li key={id}>
            <Link className={styles.link} to={{ hash: id }}>
              <GlassIcon className={styles.icon} glass={glass} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
