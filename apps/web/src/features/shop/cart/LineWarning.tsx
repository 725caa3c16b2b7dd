import { lineProblem, type PricedLine } from '@storefront/domain'
import { Button } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import styles from './LineWarning.module.css'

interface LineWarningProps {
  readonly line: PricedLine
  readonly onQuantity: (id: string, quantity: number) => void
}

/** Why a line cannot be bought as it is, with a button to take the bottles that are left, if any. */
export function LineWarning({ line, onQuantity }: LineWarningProps) {
  const { t } = useTranslation('cart')
  const problem = lineProblem(line)
  if (problem === null) return null
  if (problem !== 'stock-too-low') {
    return <p className={styles.problem}>{t(`problem.${problem}`)}</p>
  }
  const count = line.stock ?? 0
  return (
    <p className={styles.problem}>
      {t('problem.stock-too-low', { count })}{' '}
      <Button variant="quiet" onClick={() => onQuantity(line.id, count)}>
        {t('takeRest', { count })}
      </Button>
    </p>
  )
}
