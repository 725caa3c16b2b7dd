import type { Order, OrderStatus } from '@storefront/domain'
import { ConfirmDialog } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { formatMoney } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'

/** A status that an order can be moved to. */
export type MovedStatus = Exclude<OrderStatus, 'pending'>

interface ConfirmMoveProps {
  readonly order: Order
  readonly to: MovedStatus
  readonly isMoving: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before an order moves on: customers see it, and there is no way back. */
export function ConfirmMove({ order, to, isMoving, onConfirm, onClose }: ConfirmMoveProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { nombre } = order.customer
  return (
    <ConfirmDialog
      open
      title={t(`orders.confirm.${to}.title`)}
      closeLabel={t('close')}
      cancelLabel={t('back')}
      confirmLabel={t(`orders.moves.${to}`)}
      busy={isMoving}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {t(`orders.confirm.${to}.text`, {
          number: order.id,
          total: formatMoney(order.totalCents, language),
          nombre: nombre === '' ? t('orders.details.unnamed') : nombre,
        })}
      </p>
    </ConfirmDialog>
  )
}
