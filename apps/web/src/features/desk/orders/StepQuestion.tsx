import { netCentsOf, type Order } from '@storefront/domain'
import { formatMoney, wayContext } from '@storefront/i18n'
import { Checkbox, ConfirmDialog } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { buttonRequest, isTransferDue, type StepRequest } from './takeSteps.ts'
import type { Steps } from './useSteps.tsx'

/**
 * The one question before a step: before a cancellation, a return, a shipment whose transfer has not arrived, or an
 * invoice's number that another order carries.
 */
export function StepQuestion({ steps }: { readonly steps: Steps }) {
  const { question } = steps
  return question === null ? null : <Question request={question} steps={steps} />
}

interface QuestionProps {
  readonly request: StepRequest
  readonly steps: Steps
}

function Question({ request, steps }: QuestionProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const [isRestocked, setRestocked] = useState(true)
  const { name, orders, sameInvoice } = request
  const kind = kindOf(name)
  const asked =
    kind === 'shipped'
      ? orders.filter(isTransferDue)
      : kind === 'invoiced' && sameInvoice !== undefined
        ? [sameInvoice]
        : orders
  const [order] = asked
  if (order === undefined) return null
  return (
    <ConfirmDialog
      open
      title={t(`orders.question.${kind}.title`, wayContext(order))}
      closeLabel={t('close')}
      cancelLabel={t('back')}
      confirmLabel={t(`orders.question.${kind}.confirm`, wayContext(order))}
      busy={steps.isBusy}
      onConfirm={() =>
        void steps.confirm(
          kind === 'returned' ? buttonRequest(kind, orders, { isRestocked }) : request,
        )
      }
      onClose={steps.dismiss}
    >
      <p>
        {t(sentenceOf(kind, order), {
          count: asked.length,
          number: order.number,
          name: order.customer.nombre || t('orders.details.unnamed'),
          total: formatMoney(kind === 'shipped' ? order.dueCents : netCentsOf(order), language),
        })}
      </p>
      {kind === 'returned' && (
        <Checkbox
          label={t('orders.question.returned.restocked')}
          checked={isRestocked}
          onChange={({ currentTarget }) => setRestocked(currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  )
}

const kinds = ['cancelled', 'returned', 'invoiced'] as const

/** What is asked about. */
type Kind = (typeof kinds)[number] | 'shipped'

const kindOf = (name: StepRequest['name']): Kind => kinds.find((kind) => kind === name) ?? 'shipped'

const sentenceOf = (kind: Kind, order: Order) =>
  kind === 'shipped' || kind === 'invoiced'
    ? (`orders.question.${kind}.text` as const)
    : (`orders.question.${kind}.${netCentsOf(order) > 0 ? 'paid' : 'text'}` as const)
