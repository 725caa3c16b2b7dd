import { versionOf, type Order } from '@storefront/domain'
import { Text } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useSession } from '../../../shared/session/useSession.ts'
import { useActors, useEntryWords } from './entryWords.ts'

interface MeanwhileProps {
  readonly order: Order
  /** The order when typing began; null while nothing is typed. */
  readonly seen: Order | null
}

/**
 * What somebody else has done with an order since this admin began to type beside it. What is typed can be stored all the
 * same.
 */
export function Meanwhile({ order, seen }: MeanwhileProps) {
  const { t } = useTranslation('desk')
  const session = useSession()
  const own = session.status === 'signed-in' ? session.account.uid : ''
  const entries =
    seen === null ? [] : order.entries.slice(versionOf(seen)).filter(({ by }) => by !== own)
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
        <Text look="caption">{t('orders.meanwhile', { changes: changes.join('; ') })}</Text>
      )}
    </div>
  )
}
