import type { Order } from '@storefront/domain'
import { formatDate, wayContext } from '@storefront/i18n'
import { CheckIcon, CloseIcon, Text } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './OrderProgress.module.css'
import { progressOf } from './orderProgress.ts'

/** The steps of an order: done, current and to come, with their dates. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return (
    <ol role="list">
      {progressOf(order).map(({ name, stage, at }) => (
        <li
          key={name}
          className={styles.step}
          data-stage={stage}
          data-status={name}
          aria-current={stage === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {name === 'cancelled' || name === 'returned' ? (
              <CloseIcon />
            ) : (
              stage !== 'coming' && <CheckIcon />
            )}
          </span>
          <div className={styles.words}>
            <p className={styles.name}>{t(`progress.${name}`, wayContext(order))}</p>
            {stage !== 'coming' && at !== null && (
              <Text look="note">{formatDate(at, language)}</Text>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
