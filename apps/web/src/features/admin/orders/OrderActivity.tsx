import {
  automaticActor,
  guestActor,
  type ActivityKind,
  type Letter,
  type LetterKind,
  type Order,
  type OrderNote,
} from '@storefront/domain'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { formatDateTime } from '../../../shared/i18n/format.ts'
import { formatMoney } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { ActionResult } from '../frame/ActionResult.tsx'
import page from './AdminOrder.module.css'
import { LetterLine, letterTime, useSendAgain } from './LetterLine.tsx'
import { NoteForm } from './NoteForm.tsx'
import styles from './OrderActivity.module.css'
import { orderQueries } from './orderQueries.ts'

/** The activity of an order with its letters and internal notes, newest first, and a field for a new note. */
export function OrderActivity({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  const loadBackend = useBackend()
  const notes = useQuery(orderQueries.notes(loadBackend, order.id))
  const letters = useQuery(orderQueries.letters(loadBackend, order.id))
  const sending = useSendAgain(order.id)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={page.part} aria-labelledby="activity">
      <h2 ref={heading} id="activity" tabIndex={-1}>
        {t('orders.activity.title')}
      </h2>
      <NoteForm order={order} />
      <QueryBoundary query={notes} errorMessage={t('orders.activity.failed')}>
        {(found) => (
          <QueryBoundary
            query={letters}
            errorMessage={t('orders.letters.failed')}
            fallback={noLetters}
          >
            {(sent) => (
              <ActivityList
                {...sent}
                order={order}
                notes={found}
                isSending={sending.state.status === 'busy'}
                onSendAgain={(kind) => void sendAgain(kind)}
              />
            )}
          </QueryBoundary>
        )}
      </QueryBoundary>
      <ActionResult
        state={sending.state}
        done={() => t('orders.letters.asked')}
        refused={() => t('orders.letters.letter-refused')}
        errorMessage={t('orders.letters.notAsked')}
      />
    </section>
  )

  async function sendAgain(kind: LetterKind): Promise<void> {
    const outcome = await sending.run(kind)
    // The pressed button disappears when the letter is waiting, so the focus moves to the heading.
    if (outcome?.status === 'done') heading.current?.focus()
  }
}

/** Shown if the letters cannot be loaded. */
const noLetters = { areOnlyShown: false, letters: [] } as const

/** Everything that the list of activity shows. */
interface HistoryData {
  readonly order: Order
  readonly notes: readonly OrderNote[]
  readonly letters: readonly Letter[]
}

type ActivityLine = { readonly id: string } & (
  | { readonly kind: ActivityKind | 'placed'; readonly by: string; readonly at: number }
  | ({ readonly kind: 'note' } & OrderNote)
  | { readonly kind: 'letter'; readonly letter: Letter; readonly by: null; readonly at: number }
)

/** The entries of an order's activity, its notes and its letters, newest first. */
function activityLines({ order, notes, letters }: HistoryData): readonly ActivityLine[] {
  const lines: readonly ActivityLine[] = [
    { id: 'placed', kind: 'placed', by: order.uid ?? guestActor, at: order.createdAt },
    ...order.activity.map((entry, key) => ({ id: `activity ${key}`, ...entry })),
    ...notes.map((note, key) => ({ id: `note ${key}`, kind: 'note' as const, ...note })),
    ...letters.map((letter) => ({
      id: `letter ${letter.kind}`,
      kind: 'letter' as const,
      letter,
      by: null,
      at: letterTime(letter),
    })),
  ]
  return lines.toSorted((a, b) => a.at - b.at).toReversed()
}

interface ActivityListProps extends HistoryData {
  readonly areOnlyShown: boolean
  readonly isSending: boolean
  readonly onSendAgain: (kind: LetterKind) => void
}

function ActivityList({ areOnlyShown, isSending, onSendAgain, ...history }: ActivityListProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { order } = history
  const lines = activityLines(history)
  const nameOf = useNames(order, lines)
  return (
    <ul role="list" className={styles.lines}>
      {lines.map((line) => (
        <li
          key={line.id}
          data-kind={line.kind}
          data-state={line.kind === 'letter' ? line.letter.state : undefined}
        >
          {line.kind === 'letter' ? (
            <LetterLine
              order={order}
              letter={line.letter}
              areOnlyShown={areOnlyShown}
              isBusy={isSending}
              onSendAgain={onSendAgain}
            />
          ) : (
            <>
              <p>
                {line.kind === 'note'
                  ? t('orders.activity.note', { text: line.text })
                  : t(`orders.activity.kinds.${line.kind}`, {
                      total: formatMoney(order.totalCents, language),
                    })}
                <span>{nameOf(line.by)}</span>
              </p>
              <time>{formatDateTime(line.at, language)}</time>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Returns a function that names the accounts in the lines: the signed-in admin, the buyer, or another admin. */
function useNames(order: Order, lines: readonly ActivityLine[]): (uid: string) => string {
  const { t } = useTranslation('admin')
  const loadBackend = useBackend()
  const session = useSession()
  const own = session.status === 'signed-in' ? session.account.uid : null
  const others = [...new Set(lines.flatMap(({ by }) => by ?? []))].filter(
    (uid) => ![own, order.uid, guestActor, automaticActor].includes(uid),
  )
  const profiles = useQueries({
    queries: others.map((uid) => ({
      queryKey: ['admin', 'profile', uid],
      queryFn: async () => (await loadBackend()).profiles.find(uid),
    })),
  })
  return (uid) => {
    if (uid === own) return t('orders.activity.you')
    if (uid === order.uid || uid === guestActor) return t('orders.activity.buyer')
    if (uid === automaticActor) return t('orders.activity.automatic')
    const profile = profiles[others.indexOf(uid)]?.data
    return profile?.nombre || profile?.email || t('orders.activity.somebody')
  }
}
