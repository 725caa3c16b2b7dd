import { Button } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import styles from './CopyIngredients.module.css'
import { useCopy } from './useCopy.ts'

interface CopyIngredientsProps {
  /** What goes to the clipboard. */
  readonly text: string
}

/** Copies a recipe's ingredients, and says politely whether the browser let it. */
export function CopyIngredients({ text }: CopyIngredientsProps) {
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
