import {
  canRecordPayment,
  nextStatuses,
  type LaterStatus,
  type Order,
  type OrderStatus,
} from '@storefront/domain'
import { Button, ConfirmDialog } from '@storefront/ui'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'

import { formatMoney } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './OrderDetails.module.css'

/** An admin's action on an order: a new status, or recording the payment. */
export type OrderAction = LaterStatus | 'received'

type ForwardStatus = Exclude<LaterStatus, 'cancelled'>

/** The possible actions, the expected one first: transfers are paid before shipping, cash at the delivery. */
function nextActions(order: Order): readonly (ForwardStatus | 'received')[] {
  const transitions = nextStatuses(order, 'admin').filter(isForward)
  if (!canRecordPayment(order)) return transitions
  return order.paymentMethod === 'transfer'
    ? ['received', ...transitions]
    : [...transitions, 'received']
}

const isForward = (status: OrderStatus): status is ForwardStatus =>
  status !== 'pending' && status !== 'cancelled'

interface OrderActionsProps {
  readonly ref: Ref<HTMLDivElement>
  readonly order: Order
  readonly onSelect: (action: OrderAction) => void
}

/** A sentence that explains what to do next, and a button for each possible action. */
export function OrderActions({ ref, order, onSelect }: OrderActionsProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const actions = nextActions(order)
  const [first] = actions
  const total = formatMoney(order.totalCents, language)
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={styles.next}
      role="group"
      aria-label={t('orders.transitions.label')}
    >
      <p>
        {first === undefined && t('orders.transitions.none')}
        {first === 'received' &&
          t(order.paymentMethod === 'transfer' ? 'orders.next.transfer' : 'orders.next.collect', {
            total,
          })}
        {first !== undefined && first !== 'received' && t(`orders.next.${first}`)}
      </p>
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === first ? 'primary' : 'secondary'}
          onClick={() => onSelect(action)}
        >
          {t(`orders.transitions.${action}`)}
        </Button>
      ))}
    </div>
  )
}

interface ConfirmOrderActionProps {
  readonly order: Order
  readonly action: OrderAction
  readonly isOpen: boolean
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks for confirmation, because customers see the change and it cannot be undone. */
export function ConfirmOrderAction({
  order,
  action,
  isOpen,
  isBusy,
  onConfirm,
  onClose,
}: ConfirmOrderActionProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { nombre } = order.customer
  return (
    <ConfirmDialog
      open={isOpen}
      title={t(`orders.confirm.${action}.title`)}
      closeLabel={t('close')}
      cancelLabel={t('back')}
      confirmLabel={t(`orders.transitions.${action}`)}
      busy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {t(`orders.confirm.${action}.text`, {
          number: order.number,
          total: formatMoney(order.totalCents, language),
          nombre: nombre === '' ? t('orders.details.unnamed') : nombre,
        })}
      </p>
    </ConfirmDialog>
  )
}
