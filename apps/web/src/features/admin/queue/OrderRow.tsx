import {
  assertNever,
  err,
  stateOf,
  takeStep,
  type Correction,
  type Order,
  type Result,
  type Step,
} from '@storefront/domain'
import { buttonAttributes, Checkbox, VisuallyHidden } from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { formatDaysAgo } from '../../../shared/i18n/format.ts'
import { formatMoney } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useBackend } from '../../../shared/services.tsx'
import { mailLink, whatsappLink } from '../../../shared/shopContact.ts'
import { bottlesOf } from '../orders/bottlesOf.ts'
import { fittingMessage } from '../orders/messagesToBuyer.ts'
import { adminOrderPath, orderQueries } from '../orders/orderQueries.ts'
import { undoOf, type StepRefusal } from '../orders/useOrderSteps.ts'
import styles from './Queue.module.css'
import type { QueueEntry } from './queue.ts'
import { QueueRow, UndoableButton } from './QueueRow.tsx'
import { useUndoable } from './useUndoable.ts'

/** Whether a row is selected. */
export interface RowSelection {
  readonly isSelected: boolean
  readonly onToggle: () => void
}

/** An order whose step was not taken here, because somebody has taken it already, or has changed the order. */
export interface RefusedRow {
  readonly order: Order
  readonly why: 'already' | 'refused'
}

interface OrderRowProps {
  readonly entry: QueueEntry
  /** Whether its step is taken and can still be undone. */
  readonly isDone: boolean
  readonly onDone: () => void
  readonly onEnd: () => void
  readonly onRefused: (refused: RefusedRow) => void
  readonly selection?: RowSelection | undefined
}

/** An order of the queue with the button that takes its step, or the link that writes to its buyer. */
export function OrderRow({ entry, isDone, onDone, onEnd, onRefused, selection }: OrderRowProps) {
  const { t } = useTranslation(['admin', 'shared'])
  const language = useLanguage()
  const { order, step } = entry
  const name = order.customer.nombre || t('orders.details.unnamed')
  const { take, reload } = useTakeStep()
  /** The order as the step has left it, which its undoing has to find. */
  const after = useRef(order)
  const undoable = useUndoable({
    failure: 'A step of the queue could not be taken',
    async act() {
      const taken = await take(order, step)
      if (taken.ok) after.current = taken.value
      return taken
    },
    async undo() {
      const undone = await take(after.current, step && undoOf(step))
      // The reloaded queue contains the row before it is released.
      await reload()
      return undone
    },
    isDone,
    onDone() {
      // Keeps the row before the orders are reloaded; otherwise it would move to the section of its next step.
      onDone()
      void reload()
    },
    onEnd,
    onRefused(refusal) {
      onRefused({ order, why: refusal === 'already' ? 'already' : 'refused' })
      void reload()
    },
  })
  const { state } = undoable
  const caption = useCaption(entry)

  function shownCaption(): string {
    if (state.status === 'outage') return `${t('queue.failed')} ${t(`shared:outage.${state.code}`)}`
    return isDone && step !== null ? t(`queue.done.${step}`) : caption
  }

  return (
    <QueueRow
      name={name}
      to={adminOrderPath(order.id)}
      caption={shownCaption()}
      sum={formatMoney(order.totalCents, language)}
      isDone={isDone}
      leading={
        selection && (
          <Checkbox
            className={styles.pick}
            label={<VisuallyHidden>{t('queue.select', { name })}</VisuallyHidden>}
            checked={selection.isSelected}
            onChange={selection.onToggle}
          />
        )
      }
    >
      {step === null ? (
        <WriteLink order={order} name={name} />
      ) : (
        <UndoableButton
          undoable={undoable}
          label={t(`queue.steps.${step}`)}
          name={name}
          isUrgent={entry.isLate}
        />
      )}
    </QueueRow>
  )
}

/** Returns functions that take a step or a correction of an order, and that reload the orders. */
function useTakeStep() {
  const loadBackend = useBackend()
  const queries = useQueryClient()
  return {
    take: async (
      order: Order,
      step: Step | Correction | null,
    ): Promise<Result<Order, StepRefusal | 'already'>> => {
      if (step === null) return err('step-impossible')
      const { run } = await loadBackend()
      const seen = stateOf(order)
      const taken = await run(takeStep, { id: order.id, step, seen, tracking: null })
      // What somebody else has done is not undone here.
      return taken.ok && taken.already ? err('already') : taken
    },
    reload: () => queries.invalidateQueries({ queryKey: orderQueries.all }),
  }
}

/** What has to be done with an order, and since when. */
function useCaption({ order, kind, step, days }: QueueEntry): string {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const when = formatDaysAgo(days, language)
  const { city, province } = order.customer
  const count = bottlesOf(order)
  switch (kind) {
    case 'ship': {
      const what = t('queue.bottles', { count })
      const place = city || province
      const parcel = place === '' ? what : t('queue.parcel', { bottles: what, place })
      return t(order.paymentReceivedAt === null ? 'queue.owed.shipDue' : 'queue.owed.ship', {
        parcel,
        when,
      })
    }
    case 'collect':
      if (order.status === 'delivered') return t('queue.owed.delivered', { when })
      if (step === 'collected') return t('queue.owed.cash', { when })
      return t('queue.owed.transfer', { when })
    case 'write':
    case 'refund':
    case 'deliver':
      return t(`queue.owed.${kind}`, { when })
    default:
      return assertNever(kind)
  }
}

interface WriteLinkProps {
  readonly order: Order
  readonly name: string
}

/**
 * A link that writes to the buyer: by WhatsApp with the fitting message, or by e-mail if there is no telephone
 * number.
 */
function WriteLink({ order, name }: WriteLinkProps) {
  const { t } = useTranslation('admin')
  const message = fittingMessage(order)
  const { telefono, email } = order.customer
  const channel = telefono === '' ? 'mail' : 'whatsapp'
  const href = channel === 'mail' ? mailLink(email) : whatsappLink(telefono, message)
  return (
    <a
      {...buttonAttributes({ variant: 'secondary', className: styles.action })}
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={`${t(`queue.write.${channel}`)}: ${name}`}
    >
      {t(`queue.write.${channel}`)}
    </a>
  )
}
