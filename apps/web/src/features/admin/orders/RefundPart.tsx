import {
  checkAmount,
  checkText,
  err,
  maxReasonLength,
  ok,
  refundOrder,
  stateOf,
  type Cents,
  type FieldErrors,
  type Order,
  type Result,
} from '@storefront/domain'
import { formatMoney } from '@storefront/i18n'
import { Button, Dialog, Field } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { ActionResult } from '../frame/ActionResult.tsx'
import { useReport } from '../frame/UndoBar.tsx'
import styles from './DeskFields.module.css'
import { useOrderCommand } from './useOrderCommand.ts'

type RefundField = 'cents' | 'reason'

interface RefundPartProps {
  readonly order: Order
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The dialog that records that a part of the money was given back, and why. */
export function RefundPart({ order, isOpen, onClose }: RefundPartProps) {
  const { t } = useTranslation('admin')
  return (
    <Dialog
      open={isOpen}
      title={t('orders.refund.title')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <RefundForm order={order} onClose={onClose} />
    </Dialog>
  )
}

function RefundForm({ order, onClose }: Omit<RefundPartProps, 'isOpen'>) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const errorText = useFieldErrorText()
  const { show } = useReport()
  const { state, run } = useOrderCommand(refundOrder, 'A refund could not be recorded')
  // Pressed again after a lost reply, it is the same refund, though the page shows the order after it.
  const [seen] = useState(() => stateOf(order))
  const most = order.receivedCents - order.refundedCents
  const { errorOf, formProps } = useForm({
    fields: ['cents', 'reason'],
    check: (values: Record<RefundField, string>) => checkRefund(values, most),
    async submit(refund) {
      const settled = await run({ id: order.id, seen, ...refund })
      if (settled?.status !== 'done') return
      const total = formatMoney(refund.cents, language)
      show({ text: t('orders.refund.done', { number: order.number, total }) })
      onClose()
    },
  })
  return (
    <form className={styles.form} {...formProps}>
      <p>{t('orders.refund.text')}</p>
      <Field
        name="cents"
        label={t('orders.refund.amount')}
        hint={t('orders.refund.most', { most: formatMoney(most, language) })}
        error={errorText(errorOf('cents'))}
        inputMode="decimal"
        autoComplete="off"
        aria-required
      />
      <Field
        name="reason"
        label={t('orders.refund.reason')}
        error={errorText(errorOf('reason'))}
        maxLength={maxReasonLength}
        autoComplete="off"
        aria-required
      />
      <ActionResult
        state={state}
        refused={(code) => t(`orders.desk.refused.${code}`)}
        errorMessage={t('notSaved')}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={state.status === 'busy'}>
          {t('orders.refund.confirm')}
        </Button>
      </div>
    </form>
  )
}

function checkRefund(
  { cents, reason }: Readonly<Record<RefundField, string>>,
  most: Cents,
): Result<Record<'cents', Cents> & Record<'reason', string>, FieldErrors<RefundField>> {
  const amount = checkAmount(cents)
  const why = checkText(reason, maxReasonLength)
  const isPossible = amount.ok && amount.value > 0 && amount.value <= most
  if (isPossible && why.ok) return ok({ cents: amount.value, reason: why.value })
  return err({
    ...(!isPossible && { cents: amount.ok ? 'out-of-range' : amount.error }),
    ...(!why.ok && { reason: why.error }),
  })
}
