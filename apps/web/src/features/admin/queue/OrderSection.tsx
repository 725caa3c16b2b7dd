import { mailLink, whatsappLink } from '@storefront/brand/contact'
import {
  assertNever,
  dayMs,
  dayOf,
  goodsOf,
  type Order,
  type OrderFigures,
  type Owed,
  type OwedKind,
  type ShopSettings,
} from '@storefront/domain'
import { formatDaysAgo, formatMoney, formatNumber, wayContext } from '@storefront/i18n'
import { Button, CheckIcon } from '@storefront/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useReadTelephone } from '../../../shared/useReadTelephone.ts'
import { bottlesOf } from '../orders/bottlesOf.ts'
import { composeMessage } from '../orders/composeMessage.ts'
import { adminOrderPath } from '../orders/orderQueries.ts'
import {
  SelectAll,
  SelectionBar,
  SelectOrder,
  useSelection,
  type Selection,
} from '../orders/SelectionBar.tsx'
import { buttonRequest, isTransferDue, type Steps } from '../orders/useSteps.ts'
import styles from './Queue.module.css'
import { QueueRow } from './QueueRow.tsx'

/** What is owed of an order. */
export interface QueueEntry extends Owed {
  readonly order: Order
}

/** The settings that say what is late. */
export type LateSettings = Pick<ShopSettings, 'pendingDays' | 'deliveryDays'>

/** The days after which something is late that has no setting; a shipment has one that may be empty. */
const lateAfterDays = { collect: 3, refund: 0, deliver: 7, shipWithoutSetting: 2 } as const

/** Since how many whole days of the shop's calendar something is owed, and whether it should not wait any longer. */
export function waitOf(
  { kind, since }: Pick<Owed, 'kind' | 'since'>,
  { deliveryDays }: LateSettings,
  now: number,
): { readonly days: number; readonly isLate: boolean } {
  const days = Math.max(0, Math.round((dayOf(now).from - dayOf(since).from) / dayMs))
  const limit =
    kind === 'ship' ? (deliveryDays?.from ?? lateAfterDays.shipWithoutSetting) : lateAfterDays[kind]
  return { days, isLate: days >= limit }
}

interface OrderSectionProps {
  readonly kind: OwedKind
  /** Those that are loaded, the longest wait first. */
  readonly entries: readonly QueueEntry[]
  /** All of them, counted by the database; undefined while they are not known. */
  readonly figures: OrderFigures | undefined
  /** The ids of the orders whose step was taken; their rows stay while it can be undone. */
  readonly done: ReadonlySet<string>
  readonly steps: Steps
  readonly settings: LateSettings
  /** In ms since 1970. */
  readonly now: number
}

/** The orders of one kind. Those to ship or to deliver can be moved together. */
export function OrderSection(props: OrderSectionProps) {
  const { kind, entries, figures, done, steps, settings, now } = props
  const open = entries.map(({ order }) => order).filter(({ id }) => !done.has(id))
  const selection = useSelection(open, kind)
  const language = useLanguage()
  const isMoney = kind === 'collect' || kind === 'refund'
  const sum = isMoney && figures !== undefined && formatMoney(figures.totalCents, language)
  if (entries.length === 0) return null
  return (
    <QueueSection kind={kind} count={figures?.count ?? open.length} summary={sum || undefined}>
      <SelectAll selection={selection} orders={open} className={styles.all} />
      <ul>
        {entries.map((entry) => (
          <OrderRow
            key={entry.order.id}
            entry={entry}
            selection={selection}
            isDone={done.has(entry.order.id)}
            steps={steps}
            settings={settings}
            now={now}
          />
        ))}
      </ul>
      {(kind === 'ship' || kind === 'deliver') && (
        <SelectionBar selection={selection} steps={steps} />
      )}
    </QueueSection>
  )
}

/** What an order's row is about, in cents. */
function amountOf(kind: OwedKind, order: Order): number {
  if (kind === 'collect') return order.dueCents
  return kind === 'refund' ? order.toRefundCents : order.totalCents
}

interface OrderRowProps extends Pick<OrderSectionProps, 'steps' | 'settings' | 'now'> {
  readonly entry: QueueEntry
  readonly selection: Selection
  readonly isDone: boolean
}

/** An order with the button that takes its step, and a link that writes to the buyer of a late transfer. */
function OrderRow(props: OrderRowProps) {
  const { entry, selection, isDone, steps, settings, now } = props
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { order, step, kind } = entry
  const name = order.customer.nombre || t('orders.details.unnamed')
  const { days, isLate } = waitOf(entry, settings, now)
  const caption = useCaption(entry, days)
  // A transfer that has waited longer than the shop waits.
  const isOverdue = days > settings.pendingDays && isTransferDue(order)
  // A selection has the filled button.
  const isNext = isLate && !isDone && selection.selected.length === 0
  const label = t(`orders.steps.${step}`, wayContext(order))
  return (
    <QueueRow
      name={name}
      to={adminOrderPath(order.id)}
      caption={caption}
      sum={formatMoney(amountOf(kind, order), language)}
      isDone={isDone}
      leading={
        <SelectOrder
          selection={selection}
          order={order}
          label={t('queue.select', { name })}
          className={styles.pick}
        />
      }
      aside={isOverdue && !isDone && <WriteLink order={order} name={name} />}
    >
      <Button
        variant={isNext ? 'primary' : 'secondary'}
        className={styles.action}
        aria-label={`${label}${isDone ? `, ${t('queue.done')}` : ''}: ${name}`}
        // Done, it keeps its place and does nothing: the bar undoes it.
        aria-disabled={isDone || undefined}
        busy={steps.isBusy && !isDone}
        onClick={() => {
          if (!isDone) steps.ask(buttonRequest(step, [order]))
        }}
      >
        {isDone && <CheckIcon />}
        {label}
      </Button>
    </QueueRow>
  )
}

/** What has to be done with an order, and since when. */
function useCaption({ order, kind, step }: QueueEntry, days: number): string {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const when = formatDaysAgo(days, language)
  const { city, province } = order.customer
  const options = { ...wayContext(order), when }
  switch (kind) {
    case 'ship': {
      const what = t('queue.bottles', { count: bottlesOf(order) })
      const place = city || province
      const goesNowhere = order.pickupAddress === '' && place === ''
      const parcel = goesNowhere
        ? what
        : t('queue.parcel', { ...wayContext(order), bottles: what, place })
      return t(order.dueCents > 0 ? 'queue.owed.shipDue' : 'queue.owed.ship', {
        ...options,
        parcel,
      })
    }
    case 'collect':
      if (goodsOf(order).hasArrived) return t('queue.owed.delivered', options)
      if (step === 'deliveredAndPaid') return t('queue.owed.cash', options)
      return t('queue.owed.transfer', { when })
    case 'refund':
      return t(goodsOf(order).isClosed ? 'queue.owed.refundClosed' : 'queue.owed.refund', { when })
    case 'deliver':
      return t('queue.owed.deliver', options)
    default:
      return assertNever(kind)
  }
}

interface WriteLinkProps {
  readonly order: Order
  readonly name: string
}

/** Writes to the buyer: by WhatsApp with the fitting message, or by e-mail if there is no mobile number. */
function WriteLink({ order, name }: WriteLinkProps) {
  const { t } = useTranslation('admin')
  const { telefonoE164, email } = order.customer
  const isMobile = useReadTelephone()?.(telefonoE164)?.isMobile ?? false
  if (!isMobile && email === '') return null
  const channel = isMobile ? 'whatsapp' : 'mail'
  const { text, subject } = composeMessage(order)
  return (
    <a
      className={styles.write}
      href={channel === 'mail' ? mailLink(email, subject, text) : whatsappLink(telefonoE164, text)}
      target="_blank"
      rel="noreferrer"
      aria-label={`${t(`orders.message.${channel}`)}: ${name}`}
    >
      {t(`orders.message.${channel}`)}
    </a>
  )
}

/** The sections of the queue: one for each kind of orders, and two for products and pauses. */
export type SectionKind = OwedKind | 'restock' | 'pause'

interface QueueSectionProps {
  readonly kind: SectionKind
  readonly count: number
  readonly summary?: string | undefined
  readonly children: ReactNode
}

/** A section of the queue: its name and number in the margin, its rows beside them. */
export function QueueSection({ kind, count, summary, children }: QueueSectionProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return (
    <section id={`queue-${kind}`} className={styles.kind} aria-labelledby={`queue-${kind}-title`}>
      <h3 id={`queue-${kind}-title`} tabIndex={-1}>
        <span>{t(`queue.kinds.${kind}`)}</span>{' '}
        <span className={styles.caption}>
          {summary === undefined
            ? formatNumber(count, language)
            : t('queue.summary', { number: formatNumber(count, language), summary })}
        </span>
      </h3>
      <div>{children}</div>
    </section>
  )
}
