import type { Order } from '@storefront/domain'
import { Banner } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import { Done } from '../frame/Done.tsx'
import type { MoveOutcome } from './useMoveOrder.ts'

interface MoveResultProps {
  /** As it stands now. */
  readonly order: Order
  readonly outcome: MoveOutcome | null
}

/** What came of moving an order on. */
export function MoveResult({ order, outcome }: MoveResultProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      <Done>
        {outcome?.type === 'moved' &&
          t('orders.moves.moved', {
            number: order.id,
            status: t(`orders.statuses.${order.status}`),
          })}
      </Done>
      {outcome?.type === 'refused' && (
        <Banner tone="warning">{t(`orders.moves.${outcome.code}`)}</Banner>
      )}
      {outcome?.type === 'outage' && (
        <OutageBanner failed={t('orders.moves.failed')} outage={outcome.code} />
      )}
    </>
  )
}
