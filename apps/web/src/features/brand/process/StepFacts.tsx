import { processFacts, type ProcessFact } from '@storefront/brand'
import { formatNumber } from '@storefront/i18n'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './StepFacts.module.css'

interface StepFactsProps {
  /** The figures, in their order. */
  readonly names: readonly ProcessFact[]
  /** Default: the owner's. */
  readonly facts?: typeof processFacts
}

/** The owner's figures of a step, as far as they are known: without one, the step stands without it. */
export function StepFacts({ names, facts = processFacts }: StepFactsProps) {
  const { t } = useTranslation('process')
  const language = useLanguage()
  const known = names.flatMap((name) => {
    const value = facts[name]
    return value === null ? [] : { name, value: formatNumber(value, language) }
  })
  if (known.length === 0) return null
  return (
    <dl className={styles.facts}>
      {known.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`facts.${name}.label`)}</dt>
          <dd>{t(`facts.${name}.value`, { value })}</dd>
        </div>
      ))}
    </dl>
  )
}
