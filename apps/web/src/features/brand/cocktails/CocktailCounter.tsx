import type { ReactNode } from 'react'

import styles from './CocktailCounter.module.css'

interface CocktailCounterProps {
  /** Cocktail cards. */
  readonly children: ReactNode
  /** Whether the cards stay in one row; default: two and two, or four and four. */
  readonly isRow?: boolean
}

/** Cocktail cards side by side, as plates of one book: they touch, and the counter in their pictures runs through. */
export function CocktailCounter({ children, isRow = false }: CocktailCounterProps) {
  return (
    <div className={styles.counter} data-row={isRow}>
      {children}
    </div>
  )
}
