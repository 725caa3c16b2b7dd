import { AlertIcon } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import styles from './UnreadableRows.module.css'

interface UnreadableRowsProps {
  readonly kind: 'orders' | 'products' | 'customers' | 'letters' | 'waitingLists'
  /** The ids of the documents that do not match their schema. */
  readonly ids: readonly string[]
}

/** A row for each document that cannot be read, so that the list shows all others. Nothing without any. */
export function UnreadableRows({ kind, ids }: UnreadableRowsProps) {
  const { t } = useTranslation('desk')
  if (ids.length === 0) return null
  return (
    <ul role="list" className={styles.rows}>
      {ids.map((id) => (
        <li key={id}>
          <AlertIcon />
          <span>{t(`unreadable.${kind}`, { id })}</span>
        </li>
      ))}
    </ul>
  )
}
