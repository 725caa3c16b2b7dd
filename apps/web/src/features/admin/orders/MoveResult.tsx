import { assertNever, type Order } from '@storefront/domain'
import { Banner } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { OutageBanner } from '../../../notices/OutageBanner.tsx'
import type { MoveOutcome } from './useMoveOrder.ts'

interface MoveResultProps {
  /** As it stands now. */
  readonly order: Order
  readonly outcome: MoveOutcome | null
}

/** What came of moving an order on. */
export function MoveResult({ order, outcome }: MoveResultProps) {
  const { t } = useTranslation('admin')
  if (outcome === null) return null
  switch (outcome.type) {
    case 'moved':
      return (
        <Banner tone="success">
          {t('orders.moves.moved', {
            number: order.id,
            status: t(`orders.statuses.${order.status}`),
          })}
        </Banner>
      )
    case 'refused':
      return <Banner tone="warning">{t(`orders.moves.${outcome.code}`)}</Banner>
    case 'outage':
      return <OutageBanner failed={t('orders.moves.failed')} outage={outcome.code} />
    default:
      return assertNever(outcome)
  }
}
