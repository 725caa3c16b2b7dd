import {
  activityOf,
  checkNote,
  err,
  maxNoteLength,
  ok,
  type ActivityKind,
  type Order,
  type OrderNote,
} from '@storefront/domain'
import { Button, Field } from '@storefront/ui'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatDateTime } from '../../../shared/i18n/format.ts'
import { formatMoney } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend, useServices } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { useAction } from '../../../shared/useAction.ts'
import { ActionResult } from '../frame/ActionResult.tsx'
import styles from './OrderActivity.module.css'
import { orderQueries } from './orderQueries.ts'

/** All that was done with an order, newest first, with the internal notes, and a field for one more. */
export function OrderActivity({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  const notes = useQuery(orderQueries.notes(useBackend(), order.id))
  return (
    <section className={styles.part} aria-labelledby="activity">
      <h2 id="activity">{t('orders.activity.title')}</h2>
      <NoteForm order={order} />
      <QueryBoundary query={notes} errorMessage={t('orders.activity.failed')}>
        {(found) => <ActivityList order={order} notes={found} />}
      </QueryBoundary>
    </section>
  )
}

type Line = { readonly id: string } & (
  | { readonly kind: ActivityKind | 'placed'; readonly by: string; readonly at: number }
  | ({ readonly kind: 'note' } & OrderNote)
)

/** The entries of an order's activity and its notes, newest first. */
function activityLines(order: Order, notes: readonly OrderNote[]): readonly Line[] {
  const lines: readonly Line[] = [
    { id: 'placed', kind: 'placed', by: order.uid, at: order.createdAt },
    ...activityOf(order).map((entry, key) => ({ id: `activity ${key}`, ...entry })),
    ...notes.map((note, key) => ({ id: `note ${key}`, kind: 'note' as const, ...note })),
  ]
  return lines.toSorted((a, b) => a.at - b.at).toReversed()
}

interface ActivityListProps {
  readonly order: Order
  readonly notes: readonly OrderNote[]
}

function ActivityList({ order, notes }: ActivityListProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const lines = activityLines(order, notes)
  const nameOf = useNames(order, lines)
  return (
    <ul role="list" className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} data-kind={line.kind}>
          <p>
            {line.kind === 'note'
              ? t('orders.activity.note', { text: line.text })
              : t(`orders.activity.kinds.${line.kind}`, {
                  total: formatMoney(order.totalCents, language),
                })}
            <span>{nameOf(line.by)}</span>
          </p>
          <time>{formatDateTime(line.at, language)}</time>
        </li>
      ))}
    </ul>
  )
}

/** Returns a function that names the accounts in the lines: the buyer, oneself, or another admin. */
function useNames(order: Order, lines: readonly Line[]): (uid: string) => string {
  const { t } = useTranslation('admin')
  const loadBackend = useBackend()
  const session = useSession()
  const own = session.status === 'signed-in' ? session.account.uid : null
  const others = [...new Set(lines.map(({ by }) => by))].filter(
    (uid) => uid !== own && uid !== order.uid,
  )
  const profiles = useQueries({
    queries: others.map((uid) => ({
      queryKey: ['admin', 'profile', uid],
      queryFn: async () => (await loadBackend()).profiles.find(uid),
    })),
  })
  return (uid) => {
    if (uid === own) return t('orders.activity.you')
    if (uid === order.uid) return t('orders.activity.buyer')
    const profile = profiles[others.indexOf(uid)]?.data
    return profile?.nombre || profile?.email || t('orders.activity.somebody')
  }
}

/** The form of an internal note. */
function NoteForm({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  const { loadBackend } = useServices()
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const { state, run } = useAction('A note could not be stored', async (text: string) => {
    const { orders } = await loadBackend()
    const added = await orders.addNote(order.id, text)
    await queries.invalidateQueries({
      queryKey: orderQueries.notes(loadBackend, order.id).queryKey,
    })
    if (added.ok) setTyped('')
    return added.ok ? ok(undefined) : err(added.error)
  })
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          const note = checkNote(typed)
          if (note.ok) void run(note.value)
        }}
      >
        <Field
          label={t('orders.activity.noteLabel')}
          maxLength={maxNoteLength}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="secondary" busy={state.status === 'busy'}>
          {t('orders.activity.add')}
        </Button>
      </form>
      <ActionResult
        state={state}
        done={() => t('orders.activity.added')}
        refused={(code) =>
          t(code === 'note-refused' ? 'orders.activity.full' : 'orders.steps.order-not-found')
        }
        errorMessage={t('orders.activity.notAdded')}
      />
    </>
  )
}
