import {
  canReceivePayment,
  type LaterStatus,
  nextStatuses,
  type Order,
  type OrderStatus,
} from '@storefront/domain'
import { Button, ConfirmDialog } from '@storefront/ui'
import type { Ref } from 'react'

import { formatMoney } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useTranslation } from 'react-i18next'
import styles from './OrderDetails.module.css'

/** What an admin does with an order: gives it another status, or notes that its money is there. */
export type Step = LaterStatus | 'received'

type ForwardStatus = Exclude<LaterStatus, 'cancelled'>

/** What can be done with an order, what comes next first: a transfer is waited for, cash comes with the bottles. */
function nextSteps(order: Order): readonly (ForwardStatus | 'received')[] {
  const moves = nextStatuses(order, 'admin').filter(isForward)
  if (!canReceivePayment(order)) return moves
  return order.paymentMethod === 'transfer' ? ['received', ...moves] : [...moves, 'received']
}

const isForward = (status: OrderStatus): status is ForwardStatus =>
  status !== 'pending' && status !== 'cancelled'

interface NextStepsProps {
  readonly ref: Ref<HTMLDivElement>
  readonly order: Order
  readonly onAsk: (step: Step) => void
}

/** What is to be done now, in a sentence, with the button for it; and what else can be. */
export function NextSteps({ ref, order, onAsk }: NextStepsProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const steps = nextSteps(order)
  const [first] = steps
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
      {steps.map((step) => (
        <Button
          key={step}
          variant={step === first ? 'primary' : 'secondary'}
          onClick={() => onAsk(step)}
        >
          {t(`orders.transitions.${step}`)}
        </Button>
      ))}
    </div>
  )
}

interface ConfirmTransitionProps {
  readonly order: Order
  readonly to: Step
  readonly isOpen: boolean
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before a status changes: customers see it, and there is no way back. */
export function ConfirmTransition({
  order,
  to,
  isOpen,
  isBusy,
  onConfirm,
  onClose,
}: ConfirmTransitionProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { nombre } = order.customer
  return (
    <ConfirmDialog
      open={isOpen}
      title={t(`orders.confirm.${to}.title`)}
      closeLabel={t('close')}
      cancelLabel={t('back')}
      confirmLabel={t(`orders.transitions.${to}`)}
      busy={isBusy}
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
