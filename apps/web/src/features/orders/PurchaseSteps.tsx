import { CheckIcon, VisuallyHidden } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import styles from './PurchaseSteps.module.css'

const steps = ['cart', 'delivery', 'payment', 'confirmation'] as const

interface PurchaseStepsProps {
  readonly current: (typeof steps)[number]
}

/** The steps from the cart to the confirmation: done, current and to come. */
export function PurchaseSteps({ current }: PurchaseStepsProps) {
  const { t } = useTranslation('orders')
  const currentIndex = steps.indexOf(current)
  return (
    <ol role="list" className={styles.steps} aria-label={t('steps.label')}>
      {steps.map((step, index) => {
        const isDone = index < currentIndex
        return (
          <li
            key={step}
            className={styles.step}
            data-stage={isDone ? 'done' : index === currentIndex ? 'current' : 'coming'}
            aria-current={index === currentIndex ? 'step' : undefined}
          >
            {isDone && <CheckIcon className={styles.mark} />}
            <span>{t(`steps.${step}`)}</span>
            {isDone && <VisuallyHidden>{`: ${t('steps.done')}`}</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
}
