/** Where the bottles of an order are, for whatever depends on it. */
export type Goods =
  /** At the shop: all of the order may be edited, and it may be cancelled and shipped. */
  | 'atShop'
  /** On their way, or they wait where the buyer picks them up. */
  | 'onItsWay'
  /** The buyer has them. */
  | 'arrived'
  /** The order goes no further: all that was paid has to go back. */
  | 'closed'

interface GoodsState {
  readonly goods: Goods
  /** The step that comes next; null if none does. */
  readonly next: 'shipped' | 'delivered' | null
  /** Whether the buyer may cancel the order, and the schedule, while nothing of it is paid. */
  readonly isCancelledByBuyer: boolean
}

/** What the statuses of an order mean for its bottles (spec section 3.5). */
export const goodsStates = {
  pending: { goods: 'atShop', next: 'shipped', isCancelledByBuyer: true },
  shipped: { goods: 'onItsWay', next: 'delivered', isCancelledByBuyer: false },
  delivered: { goods: 'arrived', next: null, isCancelledByBuyer: false },
  cancelled: { goods: 'closed', next: null, isCancelledByBuyer: false },
  returned: { goods: 'closed', next: null, isCancelledByBuyer: false },
} as const satisfies Readonly<Record<string, GoodsState>>

/** Where an order stands; every one starts as `pending`. */
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

/** Where the bottles of an order are. */
export const goodsOf = ({ status }: { readonly status: OrderStatus }): Goods =>
  goodsStates[status].goods
