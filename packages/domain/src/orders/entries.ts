import type { Cents } from '../money/money.ts'
import type { Customer, Receiver } from './customer.ts'
import type { PaymentMethod } from './paymentMethod.ts'
import type { BankAccount } from './shopSettings.ts'

// Times are in ms since 1970.

/** One product of an order, at the price that was agreed on. */
export interface OrderLine {
  readonly productId: string
  readonly name: string
  readonly quantity: number
  readonly unitPriceCents: Cents
}

/** Who carries an order's parcel, and its number there; the number may be empty. */
export interface Tracking {
  readonly carrier: string
  readonly number: string
}

/** Numbers of bottles by product. */
export type Bottles = Readonly<Record<string, number>>

/**
 * What the shop and the buyer have agreed on. Its promises are those of the day on which they were given: a later setting
 * changes none of them.
 */
export interface Terms {
  readonly items: readonly OrderLine[]
  readonly shippingCents: Cents
  /** Whether an admin typed the shipping cost: it stays when the bottles or the address change. */
  readonly isShippingAgreed: boolean
  /** What the whole order costs less than its lines and its shipping. */
  readonly discountCents: Cents
  readonly paymentMethod: PaymentMethod
  /** The account that a transfer goes to; null for cash. */
  readonly bankAccount: BankAccount | null
  /** Days in which the buyer makes the transfer; null where the shop set no deadline. */
  readonly transferDays: number | null
  /** Days after which the shop no longer waits for a transfer. */
  readonly pendingDays: number
  /** Whether the buyer gets letters, while the shop sends any. */
  readonly writesLetters: boolean
  /** Where the buyer picks it up; empty where it is shipped. */
  readonly pickupAddress: string
  readonly customer: Customer
  /** Who receives a gift; null where the customer receives the bottles. */
  readonly receiver: Receiver | null
  /** What the shop writes by hand on a card, for a gift; empty without. */
  readonly giftNote: string
}

/** What changes the terms: the buyer's order, an order that an admin enters, an edit, and another account to pay to. */
export const termsKinds = ['placed', 'entered', 'edited', 'accountCorrected'] as const

/** What moves the bottles. Each kind is also the status that it leads to. */
export const goodsKinds = ['shipped', 'delivered', 'cancelled', 'returned'] as const

export type TermsKind = (typeof termsKinds)[number]

/** Changes the terms of an order. */
interface TermsEvent<Kind extends TermsKind> {
  readonly kind: Kind
  readonly terms: Terms
  /** The bottles that it takes out of counted stocks; below 0 it puts some back. */
  readonly took: Bottles
  /** Why a price differs from the product's, or what the discount is for; empty without. */
  readonly reason: string
}

/** One thing that happens to an order. */
export type OrderEvent =
  | { [Kind in TermsKind]: TermsEvent<Kind> }[TermsKind]
  | { readonly kind: 'received'; readonly cents: Cents }
  | {
      readonly kind: 'refunded'
      readonly cents: Cents
      /** Whether it lowers what the order costs; otherwise it gives back what is too much. */
      readonly isGoodwill: boolean
      /** What the buyer leaves to the shop of the rest that it would have to refund. */
      readonly leftCents: Cents
      readonly reason: string
    }
  | { readonly kind: 'shipped'; readonly tracking: Tracking | null }
  | { readonly kind: 'delivered' }
  | { readonly kind: 'cancelled'; readonly took: Bottles }
  | {
      readonly kind: 'returned'
      readonly took: Bottles
      /** Whether the bottles can be sold again. */
      readonly isRestocked: boolean
    }
  | { readonly kind: 'tracked'; readonly tracking: Tracking | null }
  | { readonly kind: 'invoiced'; readonly number: string }
  /** Undoes what another press did. */
  | { readonly kind: 'struck'; readonly undoes: string }

/** Who has pressed what, and when. */
export interface EntryOrigin {
  /** 20 random characters, the idempotency key of the command. Two entries may share it: delivered and paid. */
  readonly press: string
  /** The account of the admin or of the buyer; `guestActor` or `automaticActor`. */
  readonly by: string
  readonly at: number
}

/** An event of an order. Entries are only ever added, and everything else is read out of them (spec section 3.5). */
export type Entry = OrderEvent & EntryOrigin

export type EntryKind = Entry['kind']

/** The entries of some kinds. */
export type EntryOf<Kind extends EntryKind> = Extract<Entry, { readonly kind: Kind }>

/** The `by` of what the shop's schedule does. No account has this id. */
export const automaticActor = 'automatic'

/** The `by` of a buyer without an account. No account has this id. */
export const guestActor = 'guest'

/** Whether an entry changes the terms. */
export const isTerms = (entry: Entry): entry is EntryOf<TermsKind> =>
  termsKinds.some((kind) => kind === entry.kind)

/** The entries that nothing has undone. The terms stay, whatever of the same press is undone. */
export function entriesInForce(entries: readonly Entry[]): readonly Entry[] {
  const undone = new Set(entries.flatMap((entry) => (entry.kind === 'struck' ? entry.undoes : [])))
  return entries.filter(
    (entry) => entry.kind !== 'struck' && (isTerms(entry) || !undone.has(entry.press)),
  )
}

/** What can be undone apart from each other: of each track only the last press. */
const tracks: readonly (readonly EntryKind[])[] = [
  goodsKinds,
  ['received', 'refunded'],
  ['tracked'],
  ['invoiced'],
]

/** Whether a press can be undone: the last one of its tracks, unless it put bottles back that may be sold by now. */
export function canStrike(entries: readonly Entry[], press: string): boolean {
  const inForce = entriesInForce(entries)
  const undone = inForce.filter((entry) => entry.press === press && !isTerms(entry))
  const touched = tracks.filter((track) => undone.some(({ kind }) => track.includes(kind)))
  return (
    undone.length > 0 &&
    undone.every(({ kind }) => kind !== 'cancelled' && kind !== 'returned') &&
    touched.every((track) => inForce.findLast(({ kind }) => track.includes(kind))?.press === press)
  )
}
