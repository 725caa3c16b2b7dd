import {
  automaticActor,
  guestActor,
  sendLetterAgain,
  type ActivityEntry,
  type Letter,
  type LetterKind,
  type Order,
  type OrderNote,
} from '@storefront/domain'
import { formatDateTime, formatList, formatMoney } from '@storefront/i18n'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { useAction } from '../../../shared/useAction.ts'
import { ActionResult } from '../frame/ActionResult.tsx'
import page from './AdminOrder.module.css'
import { LetterLine, letterTime } from './LetterLine.tsx'
import { NoteForm } from './NoteForm.tsx'
import styles from './OrderActivity.module.css'
import { orderQueries } from './orderQueries.ts'
import { orderWords } from './orderWords.ts'

/** The activity of an order with its letters and internal notes, newest first, and a field for a new note. */
export function OrderActivity({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  const loadBackend = useBackend()
  const notes = useQuery(orderQueries.notes(loadBackend, order.id))
  const letters = useQuery(orderQueries.letters(loadBackend, order.id))
  const queries = useQueryClient()
  const failure = 'A letter could not be sent again'
  const { state, run } = useAction(failure, async (kind: LetterKind) => {
    const backend = await loadBackend()
    const asked = await backend.run(sendLetterAgain, { orderId: order.id, kind })
    // Even a refusal can mean that the letter has changed.
    await queries.invalidateQueries({
      queryKey: orderQueries.letters(loadBackend, order.id).queryKey,
    })
    return asked
  })
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
                isSending={state.status === 'busy'}
                onSendAgain={(kind) => void sendAgain(kind)}
              />
            )}
          </QueryBoundary>
        )}
      </QueryBoundary>
      <ActionResult
        state={state}
        done={() => t('orders.letters.asked')}
        refused={() => t('orders.letters.letter-refused')}
        errorMessage={t('orders.letters.notAsked')}
      />
    </section>
  )

  async function sendAgain(kind: LetterKind): Promise<void> {
    const outcome = await run(kind)
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
  | ActivityEntry
  | { readonly kind: 'placed'; readonly by: string; readonly at: number }
  | ({ readonly kind: 'note' } & OrderNote)
  | { readonly kind: 'letter'; readonly letter: Letter; readonly by: null; readonly at: number }
)

/** The entries of an order's activity, its notes and its letters, newest first. */
function activityLines({ order, notes, letters }: HistoryData): readonly ActivityLine[] {
  const isEntered = order.activity.some(({ kind }) => kind === 'entered')
  const placed = { kind: 'placed', by: order.uid ?? guestActor, at: order.createdAt } as const
  const lines: readonly ActivityLine[] = [
    ...(isEntered ? [] : [{ id: 'placed', ...placed }]),
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
  const language = useLanguage()
  const { order } = history
  const lines = activityLines(history)
  const nameOf = useNames(order, lines)
  const wordsOf = useWords(order)
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
                {wordsOf(line).map((words, index) => (
                  <span key={words} data-detail={index > 0 || undefined}>
                    {words}
                  </span>
                ))}
                <span data-detail>{nameOf(line.by)}</span>
              </p>
              <time>{formatDateTime(line.at, language)}</time>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

type WordedLine = Exclude<ActivityLine, { readonly kind: 'letter' }>

/** Returns a function that says what happened, and each detail of it. */
function useWords(order: Order): (line: WordedLine) => readonly string[] {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const money = (cents: number) => formatMoney(cents, language)
  return (line) => {
    if (line.kind === 'note') return [t('orders.activity.note', { text: line.text })]
    if (line.kind === 'placed') return [t('orders.activity.kinds.placed')]
    const { kind, cents, text, restocked, edited = [] } = line
    const words = t(`${orderWords(order)}.activity.kinds.${kind}`, {
      total: money(cents ?? order.totalCents),
      edited: formatList(
        edited.map((field) => t(`orders.activity.edited.${field}`)),
        language,
      ),
    })
    return [
      words,
      ...(kind === 'edited' && cents !== undefined && cents !== 0
        ? [t(`orders.activity.${cents > 0 ? 'more' : 'less'}`, { total: money(Math.abs(cents)) })]
        : []),
      ...(restocked === undefined
        ? []
        : [t(`orders.activity.${restocked ? 'restocked' : 'lost'}`)]),
      ...(text === undefined || text === '' ? [] : [t('orders.activity.note', { text })]),
    ]
  }
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
