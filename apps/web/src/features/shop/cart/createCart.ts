import {
  cartReducer,
  cartRefusal,
  emptyCart,
  err,
  maxCartLines,
  maxQuantity,
  ok,
  Outage,
  type Cart,
  type CartErrorCode,
  type CartLine,
  type CartRepository,
  type GuestCartStore,
  type Log,
  type Order,
  type OutageCode,
  type Result,
  type Session,
} from '@storefront/domain'
import {
  MutationObserver as QueryMutationObserver,
  queryOptions,
  replaceEqualDeep,
  type QueryClient,
} from '@tanstack/react-query'

import type { NoticeStore } from '../../../shared/notices/NoticeStore.ts'
import type { LoadBackend } from '../../../shared/services.tsx'
import type { SignOutChannel } from '../../../shared/session/forgetOnSignOut.ts'
import { createStore, type ReadableStore } from '../../../shared/store.ts'

/** Notifies the browser's other tabs that a cart has changed. */
export interface CartChannel {
  post(): void
  listen(listener: () => void): () => void
}

interface CartPorts {
  readonly guestCarts: GuestCartStore
  readonly queryClient: QueryClient
  readonly session: ReadableStore<Session>
  readonly loadBackend: LoadBackend
  readonly cartChannel: CartChannel
  /** Runs a merge when none runs in another tab. */
  readonly mergeInTurn: <T>(merge: () => Promise<T>) => Promise<T>
  readonly signOutChannel: Pick<SignOutChannel, 'listen'>
  readonly notices: NoticeStore
  readonly log: Log
}

export type CartStore = ReturnType<typeof createCart>

declare module '../../../shared/services.tsx' {
  interface Services {
    readonly cart: CartStore
  }
}

/** A change of a user's cart that is being saved: one line, or a guest's cart that is merged. */
type Change = { readonly user: User; readonly line: CartLine } | Merge

interface Merge {
  readonly user: User
  /** Whether a notice tells the visitor. */
  readonly isTold: boolean
}

/** A user in one session; another object in the next one, even of the same account. */
interface User {
  readonly uid: string
}

/** What the guest's cart keeps of a user whose session has ended by itself. */
interface KeptUnsaved extends User {
  /** The user's cart as it was known. */
  readonly before: Cart
  /** The bottles beyond it whose saving was not answered: they may have been saved. */
  readonly unsaved: Cart
}

const mutationKey = ['cart']

/**
 * The visitor's cart (spec section 4.3), as a store: a guest's is what the browser stores; a user's is the
 * query `['cart', uid]` with the pending mutations on top, and the guest's cart until it is merged.
 */
export function createCart(ports: CartPorts) {
  const { guestCarts, queryClient, session, loadBackend, cartChannel, notices, log } = ports
  const shown = createStore(emptyCart)
  let user: User | null = null
  let wasGuest = session.get().status === 'guest'
  let kept: KeptUnsaved | null = null

  /** The user's stored cart. */
  const query = (uid: string) =>
    queryOptions({
      queryKey: [...mutationKey, uid],
      queryFn: async () => (await loadBackend()).carts.load(uid),
      // A merge answers with the cart. A cart that is read meanwhile may have the guest's bottles already.
      enabled: () => !isMerging(),
      // A failed attempt waits for the network.
      networkMode: 'offlineFirst',
      refetchOnWindowFocus: 'always',
      retry(failureCount, error) {
        if (storedCart(uid) !== undefined) return false
        log('The cart could not be loaded', error)
        notices.showUntilSolved('cart-not-loaded')
        return mayRetry(failureCount, error)
      },
    })

  const storedCart = (uid: string) => queryClient.getQueryData(query(uid).queryKey)

  /** One observer for all changes; in one scope, they are saved in the order in which they were made. */
  const saver = new QueryMutationObserver<Cart, Error, Change>(queryClient, {
    mutationKey,
    scope: { id: 'cart' },
    networkMode: 'offlineFirst',
    retry: mayRetry,
    async mutationFn(change) {
      const { uid } = change.user
      if (change.user !== user) throw new Error('The session of this change has ended')
      try {
        const { carts } = await loadBackend()
        return await ('line' in change ? carts.setLine(uid, change.line) : merge(carts, change))
      } catch (cause) {
        log('The cart could not be saved', cause)
        if (change.user === user) notices.showUntilSolved('cart-not-saved')
        throw cause
      }
    },
    async onSuccess(cart, change) {
      const { queryKey } = query(change.user.uid)
      // A load that is under way may return an older cart.
      await queryClient.cancelQueries({ queryKey })
      if (change.user !== user) return
      queryClient.setQueryData(queryKey, cart)
      notices.dismiss('cart-not-saved')
      cartChannel.post()
    },
    onError(_, change) {
      if (change.user !== user) return
      notices.dismiss('cart-not-saved')
      notices.show('cart-refused', 'warning')
    },
  })

  /** Whether something was saved elsewhere while a change was being saved here: its answer may be older. */
  let isOutdated = false

  const save = (change: Change) =>
    void saver.mutate(change).then(() => {
      mergeGuestCart()
      if (isOutdated) reload()
    }, reload)

  /** The changes of this session that are not saved yet, oldest first. */
  const changes = () =>
    queryClient
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .map(({ state }) => state.variables as Change) // Only `saver` has this key.

  const isMerging = () => changes().some((change) => !('line' in change))

  /** The user's cart as it will be stored. A guest's cart is not in it before it is merged. */
  const savedSoon = ({ uid }: User): Cart =>
    changes().reduce(
      (cart, change) =>
        'line' in change ? cartReducer(cart, { type: 'set', line: change.line }) : cart,
      storedCart(uid) ?? emptyCart,
    )

  /** Loads the user's cart again, if it is shown. */
  function reload(): void {
    isOutdated = changes().length > 0
    if (user !== null) void queryClient.invalidateQueries(query(user.uid))
  }

  /** Brings the store up to date, and returns the cart as it is now. */
  function update(): Cart {
    const guest = guestCarts.read().cart
    const cart =
      user === null ? guest : cartReducer(savedSoon(user), { type: 'merge', cart: guest })
    shown.set(replaceEqualDeep(shown.get(), cart))
    if (user === null || storedCart(user.uid) !== undefined) notices.dismiss('cart-not-loaded')
    return shown.get()
  }

  function writeGuestCart(cart: Cart): void {
    if (guestCarts.write(cart)) notices.dismiss('cart-not-stored')
    else notices.showUntilSolved('cart-not-stored')
    update()
    cartChannel.post()
  }

  /** Merges the guest's cart into the user's, one mutation at a time. */
  function mergeGuestCart(): void {
    if (user === null || guestCarts.read().cart.length === 0 || isMerging()) return
    void queryClient.cancelQueries(query(user.uid))
    // It is told at login, not of a bottle that was added while the page was loading.
    save({ user, isTold: wasGuest })
  }

  /** One tab at a time: what one has merged, the next one no longer finds. */
  function merge(carts: CartRepository, { user: { uid }, isTold }: Merge): Promise<Cart> {
    return ports.mergeInTurn(async () => {
      if (kept?.uid === uid) guestCarts.take(savedMeanwhile(kept, await carts.load(uid)))
      kept = null
      const guest = guestCarts.read()
      if (guest.cart.length === 0) return carts.load(uid)
      const merged = await carts.merge(uid, guest)
      // A guest may have started a new cart since.
      if (guestCarts.read().id === guest.id) {
        guestCarts.take(guest.cart)
        const dropped = guest.cart.filter(({ id }) => !merged.some((line) => line.id === id))
        if (dropped.length > 0) {
          const names = dropped.map(({ name }) => name).join(', ')
          notices.show('cart-merged-in-part', 'warning', { names, max: maxCartLines })
        } else if (isTold) notices.show('cart-merged', 'success')
      }
      return merged
    })
  }

  function followSession(): void {
    const now = session.get()
    const uid = now.status === 'signed-in' ? now.account.uid : null
    if (user !== null && user.uid !== uid) {
      if (now.status === 'guest' && now.reason === 'ended') keepUnsaved(user)
      else forget()
      user = null
    }
    if (uid !== null) user ??= { uid }
    update()
    mergeGuestCart()
    wasGuest = now.status === 'guest'
  }

  /** Puts the bottles that are not saved yet into the guest's cart, which the next login merges. */
  function keepUnsaved(owner: User): void {
    const before = storedCart(owner.uid) ?? emptyCart
    const unsaved = cartReducer(savedSoon(owner), { type: 'take', bottles: before })
    if (unsaved.length === 0) return
    kept = { uid: owner.uid, before, unsaved }
    writeGuestCart(cartReducer(guestCarts.read().cart, { type: 'merge', cart: unsaved }))
  }

  /** Leaves nothing of a user in the browser who has signed out, here or in another tab. */
  function forget(): void {
    queryClient.getMutationCache().clear()
    kept = null
    if (guestCarts.read().cart.length > 0) writeGuestCart(emptyCart)
  }

  function refuse(error: CartErrorCode): Result<never, CartErrorCode> {
    log(error === 'invalid-product' ? 'Producto inválido' : error)
    if (error === 'cart-full') notices.show('cart-full', 'warning', { max: maxCartLines })
    return err(error)
  }

  function setLine(line: CartLine): Result<Cart, CartErrorCode> {
    const before = update()
    const action = { type: 'set', line } as const
    const refusal = cartRefusal(before, action)
    if (refusal !== null) return refuse(refusal)
    const changed = cartReducer(before, action)
    const guest = guestCarts.read().cart
    if (user === null) {
      writeGuestCart(changed)
    } else {
      // The new quantity includes the guest's bottles that are not merged yet.
      if (guest.some(({ id }) => id === line.id)) {
        writeGuestCart(cartReducer(guest, { type: 'remove', id: line.id }))
      }
      save({ user, line })
    }
    return ok(changed)
  }

  function add(line: CartLine): Result<CartLine, CartErrorCode> {
    const cart = update()
    const action = { type: 'add', line } as const
    const refusal = cartRefusal(cart, action)
    const wanted = cartReducer(cart, action).find(({ id }) => id === line.id)
    if (refusal !== null || wanted === undefined) return refuse(refusal ?? 'invalid-quantity')
    if (isKnown(line.id)) setLine(wanted)
    else {
      // They go the way of a guest's: they are merged.
      writeGuestCart(cartReducer(guestCarts.read().cart, action))
      mergeGuestCart()
    }
    const present = cart.find(({ id }) => id === line.id)?.quantity ?? 0
    if (present + line.quantity > wanted.quantity) {
      notices.show('cart-line-full', 'warning', { max: maxQuantity })
    }
    return ok(wanted)
  }

  /** Whether the quantity of a product is known: not before a user's cart has loaded. */
  const isKnown = (productId: string) =>
    user === null ||
    storedCart(user.uid) !== undefined ||
    changes().some((change) => 'line' in change && change.line.id === productId)

  /** Takes an order's bottles out of the cart. */
  function onOrderPlaced(order: Pick<Order, 'items' | 'uid'>): void {
    const ordered = order.items.map(({ productId, name, unitPriceCents, quantity }) => ({
      id: productId,
      name,
      priceCents: unitPriceCents,
      image: null,
      quantity,
    }))
    const taken = { type: 'take', bottles: ordered } as const
    const rest = cartReducer(update(), taken)
    guestCarts.take(ordered)
    if (user !== null) {
      const { uid } = user
      const { queryKey } = query(uid)
      // The server has taken them out of the account's cart, unless it was a guest's order, whose buyer has signed
      // in since. A change that is still being saved would put them back.
      const isStored = (id: string) => order.uid === uid && !changes().some(concerns(id))
      for (const line of ordered.filter(({ id }) => !isStored(id))) {
        const left = rest.find(({ id }) => id === line.id)
        save({ user, line: left ?? { ...line, quantity: 0 } })
      }
      queryClient.setQueryData(queryKey, (stored) => stored && cartReducer(stored, taken))
      reload()
    }
    update()
    cartChannel.post()
  }

  session.subscribe(followSession)
  queryClient.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
    if (type === 'updated' && queryKey[0] === mutationKey[0]) update()
  })
  queryClient.getMutationCache().subscribe(update)

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    query,
    /** Sets a product's line, whose quantity of 0 removes it: on the screen at once, and saved after that. */
    setLine,
    /** Adds bottles to those in the cart, up to `maxQuantity`, and returns the line. */
    add,
    /** Takes a placed order's bottles out of the cart. */
    onOrderPlaced,
    /** Reads the guest's cart, and listens to other tabs from then on. */
    start(): void {
      update()
      ports.signOutChannel.listen(forget)
      cartChannel.listen(() => {
        update()
        mergeGuestCart()
        reload()
      })
    },
  }
}

/** The kept bottles whose saving has been answered too late: the stored cart of the user has them. */
function savedMeanwhile({ before, unsaved }: KeptUnsaved, stored: Cart): Cart {
  return unsaved.filter(({ id }) => quantityIn(stored, id) !== quantityIn(before, id))
}

const quantityIn = (cart: Cart, id: string) => cart.find((line) => line.id === id)?.quantity

/** A guest's cart that is merged may concern any product. */
const concerns = (productId: string) => (change: Change) =>
  !('line' in change) || change.line.id === productId

const refusals: ReadonlySet<OutageCode> = new Set(['permission-denied', 'invalid-document'])

/** Retries after an outage as long as the page is open, with TanStack Query's growing delay. */
function mayRetry(failureCount: number, error: Error): boolean {
  if (!(error instanceof Outage)) return false
  // A refusal may be the first sign of a session that ends: its change is kept if it is still pending then.
  return !refusals.has(error.code) || failureCount === 0
}
