import {
  addedCentsOf,
  assertNever,
  automaticActor,
  editedFieldsOf,
  entriesInForce,
  guestActor,
  isPersonField,
  isTerms,
  placeTextOf,
  receiverTextOf,
  type EditedField,
  type Entry,
  type EntryOf,
  type Order,
  type PersonField,
  type Terms,
  type TermsKind,
} from '@storefront/domain'
import { formatList, formatMoney, formatNumber, pickupContext, wayContext } from '@storefront/i18n'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useBackend } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'

/** What a press did, apart from terms, which stay. */
const eventsOf = ({ entries }: Order, press: string): readonly Entry[] =>
  entries.filter((entry) => entry.press === press && !isTerms(entry))

/** The terms before an entry that changed them. */
const termsBefore = ({ entries }: Order, entry: EntryOf<TermsKind>) =>
  (entries.slice(0, entries.indexOf(entry)).findLast(isTerms) ?? entry).terms

/** Whether an entry was undone. */
export const isUndone = ({ entries }: Order, entry: Entry): boolean =>
  entry.kind !== 'struck' && !entriesInForce(entries).includes(entry)

/** Returns functions that say what an entry of an order is, in a few words, and its details. */
export function useEntryWords() {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const money = (cents: number) => formatMoney(cents, language)

  function wordsOf(order: Order, entry: Entry): string {
    switch (entry.kind) {
      case 'struck':
        return t('orders.activity.undid', { what: pressWords(order, entry.undoes) })
      case 'edited': {
        const fields = editedFieldsOf(termsBefore(order, entry), entry.terms)
        if (fields.length === 0) return t('orders.activity.unchanged')
        const edited = fields.map((field) => t(`orders.activity.edited.${field}`))
        return t('orders.activity.kinds.edited', { edited: formatList(edited, language) })
      }
      case 'refunded':
        return entry.cents === 0
          ? t('orders.activity.left', { total: money(entry.leftCents) })
          : t('orders.activity.kinds.refunded', { total: money(entry.cents) })
      case 'received':
        return t('orders.activity.kinds.received', { total: money(entry.cents) })
      case 'invoiced':
        return entry.number === ''
          ? t('orders.activity.uninvoiced')
          : t('orders.activity.kinds.invoiced')
      case 'placed':
      case 'entered':
      case 'accountCorrected':
      case 'returned':
      case 'tracked':
        return t(`orders.activity.kinds.${entry.kind}`, wayContext(order))
      case 'shipped':
      case 'delivered':
      case 'cancelled':
        return t(`orders.states.${entry.kind}`, wayContext(order))
      default:
        return assertNever(entry)
    }
  }

  const pressWords = (order: Order, press: string): string =>
    eventsOf(order, press)
      .map((entry) => wordsOf(order, entry))
      .join('; ')

  /** What the terms say of each field that an edit can change; the buyer's are texts. */
  const texts: Readonly<Record<Exclude<EditedField, PersonField>, (terms: Terms) => string>> = {
    receiver: receiverTextOf,
    address: (terms) => placeTextOf(terms).replaceAll('\n', ', '),
    giftNote: ({ giftNote }) => giftNote,
    payment: ({ paymentMethod, pickupAddress }) =>
      t(`orders.payment.${paymentMethod}`, pickupContext(pickupAddress !== '')),
    items: ({ items }) =>
      formatList(
        items.map(({ quantity, name }) => `${formatNumber(quantity, language)} × ${name}`),
        language,
      ),
    shipping: ({ shippingCents }) => money(shippingCents),
    discount: ({ discountCents }) => money(discountCents),
  }

  const textOf = (field: EditedField, terms: Terms): string =>
    isPersonField(field) ? terms.customer[field] : texts[field](terms)

  const quoted = (text: string) => (text === '' ? [] : [t('orders.activity.note', { text })])

  function detailsOf(order: Order, entry: Entry): readonly string[] {
    switch (entry.kind) {
      case 'edited': {
        const before = termsBefore(order, entry)
        const added = addedCentsOf(before, entry.terms)
        const total = money(Math.abs(added))
        return [
          ...editedFieldsOf(before, entry.terms).map((field) =>
            t('orders.activity.change', {
              field: t(`orders.activity.edited.${field}`),
              before: textOf(field, before) || t('orders.activity.none'),
              after: textOf(field, entry.terms) || t('orders.activity.none'),
            }),
          ),
          ...quoted(entry.reason),
          ...(added === 0 ? [] : [t(`orders.activity.${added > 0 ? 'more' : 'less'}`, { total })]),
        ]
      }
      case 'placed':
      case 'entered':
        return quoted(entry.reason)
      case 'accountCorrected': {
        const account = entry.terms.bankAccount
        return account === null ? [] : [t('orders.activity.accountNow', { ...account })]
      }
      case 'refunded':
        return [
          ...(entry.isGoodwill ? [t('orders.activity.goodwill')] : []),
          ...(entry.leftCents > 0 && entry.cents > 0
            ? [t('orders.activity.restLeft', { total: money(entry.leftCents) })]
            : []),
          ...quoted(entry.reason),
        ]
      case 'shipped':
      case 'tracked':
        return entry.tracking === null
          ? []
          : [t('orders.activity.carrier', { ...entry.tracking }).trim()]
      case 'invoiced':
        return entry.number === '' ? [] : [t('orders.activity.number', { number: entry.number })]
      case 'returned':
        return [t(`orders.activity.${entry.isRestocked ? 'restocked' : 'lost'}`)]
      case 'received':
      case 'delivered':
      case 'cancelled':
      case 'struck':
        return []
      default:
        return assertNever(entry)
    }
  }

  return { wordsOf, pressWords, detailsOf }
}

/** Returns a function that names who has pressed something: the signed-in admin, the buyer, or another admin. */
export function useActors(order: Order, uids: readonly string[]): (uid: string) => string {
  const { t } = useTranslation('desk')
  const session = useSession()
  const loadBackend = useBackend()
  const own = session.status === 'signed-in' ? session.account.uid : null
  const isKnown = (uid: string) => [own, order.uid, guestActor, automaticActor].includes(uid)
  const others = [...new Set(uids)].filter((uid) => !isKnown(uid))
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

/** Says who has done what in some entries of an order. */
export function useChanges(order: Order, entries: readonly Entry[]): string {
  const { t } = useTranslation('desk')
  const { wordsOf } = useEntryWords()
  const nameOf = useActors(
    order,
    entries.map(({ by }) => by),
  )
  return entries
    .map((entry) => t('orders.change', { what: wordsOf(order, entry), who: nameOf(entry.by) }))
    .join('; ')
}
