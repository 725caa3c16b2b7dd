import { dueOf, type Order } from '@storefront/domain'
import { formatMoney } from '@storefront/i18n'
import { Checkbox, ConfirmDialog } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useStill } from '../frame/useStill.ts'
import { orderWords } from './orderWords.ts'
import { isTransferDue, type StepRequest, type Steps } from './useSteps.ts'

/** The one question before a step: before a cancellation, a return, or a shipment whose transfer has not arrived. */
export function StepQuestion({ steps }: { readonly steps: Steps }) {
  const { question } = steps
  // The dialog may open under the finger.
  const isStill = useStill(String(question !== null))
  return question === null ? null : <Question request={question} steps={steps} isStill={isStill} />
}

interface QuestionProps {
  readonly request: StepRequest
  readonly steps: Steps
  readonly isStill: boolean
}

function Question({ request, steps, isStill }: QuestionProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const [restocked, setRestocked] = useState(true)
  const { step, orders } = request
  const kind = step === 'cancelled' || step === 'returned' ? step : 'shipped'
  const asked = kind === 'shipped' ? orders.filter(isTransferDue) : orders
  const [order] = asked
  if (order === undefined) return null
  const words = orderWords(order)
  return (
    <ConfirmDialog
      open
      title={t(`${words}.question.${kind}.title`)}
      closeLabel={t('close')}
      cancelLabel={t('back')}
      confirmLabel={t(`${words}.question.${kind}.confirm`)}
      busy={steps.isBusy}
      onConfirm={() => {
        if (isStill) void steps.confirm(kind === 'returned' ? restocked : undefined)
      }}
      onClose={steps.dismiss}
    >
      <p>
        {t(sentenceOf(kind, order), {
          count: asked.length,
          number: order.number,
          name: order.customer.nombre || t('orders.details.unnamed'),
          total: formatMoney(
            kind === 'shipped' ? dueOf(order) : order.receivedCents - order.refundedCents,
            language,
          ),
        })}
      </p>
      {kind === 'returned' && (
        <Checkbox
          label={t('orders.question.returned.restocked')}
          checked={restocked}
          onChange={({ currentTarget }) => setRestocked(currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  )
}

const sentenceOf = (kind: 'cancelled' | 'returned' | 'shipped', order: Order) =>
  kind === 'shipped'
    ? 'orders.question.shipped.text'
    : (`${orderWords(order)}.question.${kind}.${order.receivedCents > order.refundedCents ? 'paid' : 'text'}` as const)
