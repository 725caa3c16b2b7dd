/** What it means that the bottles of an order stand where they do. Whatever depends on it asks this table. */
interface GoodsState {
  /** The bottles are at the shop: all of the order may be edited, and it may be cancelled and shipped. */
  readonly isAtShop: boolean
  /** The bottles are on their way, or wait where the buyer picks them up. */
  readonly isOnItsWay: boolean
  /** The buyer has the bottles. */
  readonly hasArrived: boolean
  /** The order goes no further: all that was paid has to go back. */
  readonly isClosed: boolean
  /** The step that comes next; null if none does. */
  readonly next: 'shipped' | 'delivered' | null
  /** Whether the buyer may cancel the order, and the schedule, while nothing of it is paid. */
  readonly isCancelledByBuyer: boolean
}

const usual: GoodsState = {
  isAtShop: false,
  isOnItsWay: false,
  hasArrived: false,
  isClosed: false,
  next: null,
  isCancelledByBuyer: false,
}

/** Where the bottles of an order stand, by its status (spec section 3.5). */
export const goodsStates = {
  pending: { ...usual, isAtShop: true, next: 'shipped', isCancelledByBuyer: true },
  shipped: { ...usual, isOnItsWay: true, next: 'delivered' },
  delivered: { ...usual, hasArrived: true },
  cancelled: { ...usual, isClosed: true },
  returned: { ...usual, isClosed: true },
} as const satisfies Readonly<Record<string, GoodsState>>

export type OrderStatus = keyof typeof goodsStates

/** The statuses in their order. Object.keys returns plain strings. */
export const orderStatuses = Object.keys(goodsStates) as readonly OrderStatus[]

/** The step of an order's bottles that comes next. */
export type GoodsStep = NonNullable<GoodsState['next']>

/** The way of the bottles, from the status with which every order starts. */
export const goodsWay: readonly OrderStatus[] = wayFrom('pending')

function wayFrom(status: OrderStatus): readonly OrderStatus[] {
  const { next } = goodsStates[status]
  return [status, ...(next === null ? [] : wayFrom(next))]
}

/** Whether a step is the next one of the bottles of some order. */
export const isGoodsStep = (step: string | undefined): step is GoodsStep =>
  goodsWay.slice(1).some((status) => status === step)

/** What it means where the bottles of an order stand. */
export const goodsOf = ({ status }: { readonly status: OrderStatus }): GoodsState =>
  goodsStates[status]
