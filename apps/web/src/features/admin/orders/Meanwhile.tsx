import { versionOf, type Order } from '@storefront/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './AdminOrder.module.css'
import { useActors, useEntryWords } from './entryWords.ts'

interface MeanwhileProps {
  readonly order: Order
  /** Whether something is typed that is not stored yet. */
  readonly isTyped: boolean
}

/** Who has done what with an order since somebody began to type beside it. What is typed can be stored all the same. */
export function Meanwhile({ order, isTyped }: MeanwhileProps) {
  const { t } = useTranslation('admin')
  const [since, setSince] = useState(isTyped ? versionOf(order) : null)
  if (isTyped !== (since !== null)) setSince(isTyped ? versionOf(order) : null)
  const entries = since === null ? [] : order.entries.slice(since)
  const nameOf = useActors(
    order,
    entries.map(({ by }) => by),
  )
  const { wordsOf } = useEntryWords()
  const changes = entries.map((entry) =>
    t('orders.change', { what: wordsOf(order, entry), who: nameOf(entry.by) }),
  )
  return (
    <div role="status">
      {changes.length > 0 && (
        <p className={styles.caption}>{t('orders.meanwhile', { changes: changes.join('; ') })}</p>
      )}
    </div>
  )
}
