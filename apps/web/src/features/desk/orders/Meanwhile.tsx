import { versionOf, type Order } from '@storefront/domain'
import { Text } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useSession } from '../../../shared/session/useSession.ts'
import { useChanges } from './entryWords.ts'

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
  const changes = useChanges(order, entries)
  return (
    <div role="status">
      {changes !== '' && <Text look="caption">{t('orders.meanwhile', { changes })}</Text>}
    </div>
  )
}
