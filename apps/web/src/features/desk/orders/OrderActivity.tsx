import {
  canSendAgain,
  entryOfLetter,
  isLetterTrue,
  letterId,
  type Entry,
  type Letter,
  type Order,
  type OrderNote,
} from '@storefront/domain'
import { formatDateTime, wayContext } from '@storefront/i18n'
import { Button, Text } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { UnreadableRows } from '../frame/UnreadableRows.tsx'
import { useSendAgain } from '../frame/useSendAgain.ts'
import { isUndone, useActors, useEntryWords } from './entryWords.ts'
import { NoteForm } from './NoteForm.tsx'
import styles from './OrderActivity.module.css'
import { OrderPart } from './OrderPart.tsx'
import { orderQueries } from './orderQueries.ts'

/** The entries of an order with their letters, and its internal notes, newest first; and a field for a new note. */
export function OrderActivity({ order }: { readonly order: Order }) {
  const { t } = useTranslation('desk')
  const loadBackend = useBackend()
  const notes = useQuery(orderQueries.notes(loadBackend, order.id))
  const letters = useQuery(orderQueries.letters(loadBackend, order.id))
  const { state, run } = useSendAgain(orderQueries.letters(loadBackend, order.id).queryKey)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <OrderPart id="activity" title={t('orders.activity.title')} headingRef={heading}>
      <NoteForm order={order} />
      <QueryBoundary query={notes} errorMessage={t('orders.activity.failed')}>
        {(found) => (
          <QueryBoundary
            query={letters}
            errorMessage={t('orders.letters.failed')}
            fallback={noLetters}
          >
            {({ unreadable, ...sent }) => (
              <>
                <ActivityList
                  {...sent}
                  order={order}
                  notes={found}
                  isSending={state.status === 'busy'}
                  onSendAgain={(letter) => void sendAgain(letter)}
                />
                <UnreadableRows kind="letters" ids={unreadable} />
              </>
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
    </OrderPart>
  )

  async function sendAgain(letter: Letter): Promise<void> {
    const outcome = await run(letterId(letter))
    // The pressed button disappears when the letter is waiting, so the focus moves to the heading.
    if (outcome?.status === 'done') heading.current?.focus()
  }
}

/** Shown if the letters cannot be loaded. */
const noLetters = { areOnlyShown: false, letters: [], unreadable: [] } as const

/** When a letter was sent, or should have been, in ms since 1970. */
const letterTime = ({ sentAt, sendAt }: Letter): number => sentAt ?? sendAt

/** Everything that the list of activity shows. */
interface ActivityData {
  readonly order: Order
  readonly notes: readonly OrderNote[]
  readonly letters: readonly Letter[]
}

/** A line of the activity; a letter that belongs to no entry, a reminder or a link, has its own. */
type ActivityLine = { readonly id: string; readonly at: number } & (
  | { readonly kind: 'entry'; readonly entry: Entry; readonly letters: readonly Letter[] }
  | { readonly kind: 'note'; readonly note: OrderNote }
  | { readonly kind: 'letter'; readonly letter: Letter }
)

/** Whether a letter is listed: not if what it is about was undone before it left. */
function isListed(order: Order, letter: Letter): boolean {
  const entry = entryOfLetter(order, letter)
  const hasNotLeft = letter.state === 'waiting' || letter.state === 'skipped'
  return entry === undefined || !hasNotLeft || !isUndone(order, entry)
}

/** The entries of an order with their letters, and its notes, newest first. */
export function activityLines({ order, notes, letters }: ActivityData): readonly ActivityLine[] {
  const listed = letters.filter((letter) => isListed(order, letter))
  const lines: readonly ActivityLine[] = [
    // An undoing stands with what it undoes.
    ...order.entries.flatMap((entry, index): readonly ActivityLine[] =>
      entry.kind === 'struck'
        ? []
        : [
            {
              id: `entry ${index}`,
              kind: 'entry',
              at: entry.at,
              entry,
              letters: listed.filter((letter) => entryOfLetter(order, letter) === entry),
            },
          ],
    ),
    ...notes.map((note) => ({ id: note.press, kind: 'note', at: note.at, note }) as const),
    ...listed
      .filter((letter) => entryOfLetter(order, letter) === undefined)
      .map(
        (letter) =>
          ({ id: letterId(letter), kind: 'letter', at: letterTime(letter), letter }) as const,
      ),
  ]
  return lines.toSorted((a, b) => a.at - b.at).toReversed()
}

interface ActivityListProps extends ActivityData {
  readonly areOnlyShown: boolean
  readonly isSending: boolean
  readonly onSendAgain: (letter: Letter) => void
}

function ActivityList({ areOnlyShown, isSending, onSendAgain, ...data }: ActivityListProps) {
  const { t } = useTranslation('desk')
  const { order, notes } = data
  const nameOf = useActors(
    order,
    [...order.entries, ...notes].map(({ by }) => by),
  )
  const letterLine = (letter: Letter) => (
    <LetterLine
      order={order}
      letter={letter}
      areOnlyShown={areOnlyShown}
      isBusy={isSending}
      onSendAgain={onSendAgain}
    />
  )
  return (
    <ul role="list" className={styles.lines}>
      {activityLines(data).map((line) =>
        line.kind === 'letter' ? (
          <li key={line.id} data-kind="letter" data-state={line.letter.state}>
            {letterLine(line.letter)}
          </li>
        ) : (
          <li key={line.id} data-kind={line.kind}>
            {line.kind === 'note' ? (
              <Line at={line.at} captions={[nameOf(line.note.by)]}>
                {t('orders.activity.note', { text: line.note.text })}
              </Line>
            ) : (
              <EntryLine order={order} entry={line.entry} nameOf={nameOf} />
            )}
            {line.kind === 'entry' && line.letters.length > 0 && (
              <ul role="list" className={styles.letters}>
                {line.letters.map((letter) => (
                  <li key={letterId(letter)} data-kind="letter" data-state={letter.state}>
                    {letterLine(letter)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ),
      )}
    </ul>
  )
}

interface LineProps {
  /** In ms since 1970. */
  readonly at: number
  /** What stands below it, each in a line of its own. */
  readonly captions: readonly string[]
  readonly children: ReactNode
}

/** What happened, and when. */
function Line({ at, captions, children }: LineProps) {
  const language = useLanguage()
  return (
    <>
      <p>
        <span>{children}</span>
        {captions.map((caption) => (
          <Text as="span" look="caption" key={caption}>
            {caption}
          </Text>
        ))}
      </p>
      <time>{formatDateTime(at, language)}</time>
    </>
  )
}

interface EntryLineProps {
  readonly order: Order
  readonly entry: Entry
  readonly nameOf: (uid: string) => string
}

/** What happened, its details, and who did it. What was undone is struck through, with who undid it and when. */
function EntryLine({ order, entry, nameOf }: EntryLineProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const { wordsOf, detailsOf } = useEntryWords()
  const undoing = isUndone(order, entry)
    ? order.entries.find((other) => other.kind === 'struck' && other.undoes === entry.press)
    : undefined
  // What an edit changed is named in its details, each field once.
  const words = entry.kind === 'edited' ? t('orders.activity.kinds.changed') : wordsOf(order, entry)
  const captions = [...detailsOf(order, entry), nameOf(entry.by)]
  if (undoing !== undefined) {
    const when = formatDateTime(undoing.at, language)
    captions.push(t('orders.activity.undone', { who: nameOf(undoing.by), when }))
  }
  return (
    <Line at={entry.at} captions={captions}>
      {undoing === undefined ? words : <s>{words}</s>}
    </Line>
  )
}

interface LetterLineProps {
  readonly order: Order
  readonly letter: Letter
  /** Whether letters are shown instead of sent, as in the demonstration. */
  readonly areOnlyShown: boolean
  readonly isBusy: boolean
  readonly onSendAgain: (letter: Letter) => void
}

/** A letter about an order, to the buyer or to the shop, and its state. */
function LetterLine({ order, letter, areOnlyShown, isBusy, onSendAgain }: LetterLineProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const kind = t(`orders.letters.kinds.${letter.kind}`, wayContext(order))
  return (
    <>
      <p>
        {letterText()}
        <span>
          {t(letter.kind === 'newOrder' ? 'orders.letters.toShop' : 'orders.letters.toBuyer')}
        </span>
      </p>
      <time>{formatDateTime(letterTime(letter), language)}</time>
      {canSendAgain(letter) && isLetterTrue(letter, order) && (
        <Button
          variant="quiet"
          className={styles.again}
          busy={isBusy}
          aria-label={t('orders.letters.againNamed', { kind })}
          onClick={() => onSendAgain(letter)}
        >
          {t('orders.letters.again')}
        </Button>
      )}
    </>
  )

  function letterText(): string {
    const { state } = letter
    return areOnlyShown && (state === 'sent' || state === 'waiting')
      ? t(`orders.letters.shown.${state}`, { kind })
      : t(`orders.letters.states.${state}`, { kind })
  }
}
