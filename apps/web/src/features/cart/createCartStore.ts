import {
  applyCartAction,
  emptyCart,
  maxCartLines,
  maxQuantity,
  mergeActions,
  ok,
  type Cart,
  type CartAction,
  type CartErrorCode,
  type CartOutbox,
  type GuestCart,
  type GuestCartStore,
  type OutageCode,
  type Result,
  type Session,
} from '@storefront/domain'

import type { NoticeStore } from '../../shared/notices/NoticeStore.ts'
import type { CheckRelease, LoadBackend, Log } from '../../shared/services.tsx'
import { createStore, type ReadableStore } from '../../shared/store.ts'
import { createUserCart, type CartSyncError, type UserCart } from './createUserCart.ts'

/** Notifies the browser's other tabs that a cart has changed. */
export interface CartChannel {
  post(): void
  listen(listener: () => void): () => void
}

export interface CartStore extends ReadableStore<Cart> {
  /** True until the cart has loaded; lines that are added meanwhile show at once. */
  readonly isLoading: ReadableStore<boolean>
  /** Applies the action to the visitor's cart at once, and saves it after that. */
  readonly dispatch: (action: CartAction) => Result<Cart, CartErrorCode>
  /** Synchronises the cart with the stored one, and returns the result. */
  readonly sync: () => Promise<Result<Cart, OutageCode>>
  /** Call it when an order has emptied the stored cart: every tab then reloads it. */
  readonly onOrderPlaced: () => void
  /** Reads the guest's cart, and listens to the session, other tabs and the network from then on. */
  start(): void
}

interface CartPorts {
  readonly guestCarts: GuestCartStore
  readonly outbox: CartOutbox
  readonly session: ReadableStore<Session>
  readonly loadBackend: LoadBackend
  readonly channel: CartChannel
  readonly notices: NoticeStore
  readonly newId: () => string
  /** Calls the listener whenever the network is back. */
  readonly onOnline: (listener: () => void) => void
  readonly checkRelease: CheckRelease
  readonly log: Log
}

/** The visitor's cart (spec section 4, "Cart"): a guest's in the browser, a user's in the backend. */
export function createCartStore(ports: CartPorts): CartStore {
  const { guestCarts, outbox, session, loadBackend, channel, notices, newId, checkRelease, log } =
    ports
  const store = createStore<Cart>(emptyCart)
  const isLoading = createStore(true)
  let user: { readonly uid: string; readonly cart: UserCart } | null = null
  let syncError: CartSyncError | null = null

  function show(cart: Cart, loading = false, newSyncError: CartSyncError | null = null): void {
    store.set(cart)
    isLoading.set(loading)
    if (newSyncError === syncError) return
    if (syncError !== null) notices.dismiss(syncError)
    if (newSyncError !== null) notices.showUntilSolved(newSyncError)
    syncError = newSyncError
  }

  function changeGuestCart(cart: Cart): void {
    show(cart)
    if (guestCarts.write(cart)) notices.dismiss('cart-not-stored')
    else notices.showUntilSolved('cart-not-stored')
    channel.post()
  }

  function finishMerge({ mergeId }: GuestCart): void {
    // Another tab may have finished the merge, and a guest may have started a new cart since.
    if (guestCarts.read().mergeId === mergeId) guestCarts.clear()
    notices.show('cart-merged', 'success')
  }

  /** Switches to the user's cart, and merges the guest's into it. */
  function openUserCart(uid: string): void {
    const guest = guestCarts.read()
    const cart = createUserCart({
      uid,
      outbox,
      loadCarts: async () => (await loadBackend()).carts,
      onSaved(changeId) {
        if (changeId === guest.mergeId) finishMerge(guest)
        channel.post()
      },
      checkRelease,
      log,
    })
    user = { uid, cart }
    if (guest.cart.length > 0) cart.enqueue(mergeActions(guest.cart), guest.mergeId)
    else void cart.sync()
    const showUserCart = () => {
      const state = cart.get()
      show(state.cart, state.isLoading, state.syncError)
    }
    cart.subscribe(showUserCart)
    showUserCart()
  }

  function followSession(): void {
    const current = session.get()
    const uid = current.status === 'signed-in' ? current.account.uid : null
    if (uid === (user?.uid ?? null)) return
    user?.cart.stop()
    user = null
    if (uid === null) show(guestCarts.read().cart)
    else openUserCart(uid)
  }

  async function sync(): Promise<Result<Cart, OutageCode>> {
    if (user !== null) return user.cart.sync()
    show(guestCarts.read().cart)
    return ok(store.get())
  }

  const refresh = () => void sync()

  return {
    get: store.get,
    subscribe: store.subscribe,
    isLoading,
    dispatch(action) {
      const changed = applyCartAction(store.get(), action)
      if (!changed.ok) {
        log(changed.error === 'invalid-product' ? 'Producto inválido' : changed.error)
        if (changed.error === 'cart-full') {
          notices.show('cart-full', 'warning', { max: maxCartLines })
        }
        return changed
      }
      if (isCapped(store.get(), action)) {
        notices.show('cart-line-full', 'warning', { max: maxQuantity })
      }
      if (user === null) changeGuestCart(changed.value)
      else user.cart.enqueue([action], newId())
      return changed
    },
    sync,
    onOrderPlaced() {
      refresh()
      channel.post()
    },
    start() {
      refresh()
      followSession()
      session.subscribe(followSession)
      channel.listen(refresh)
      ports.onOnline(refresh)
    },
  }
}

/** Whether the action adds more bottles than a line takes, so that some are left out. */
function isCapped(cart: Cart, action: CartAction): boolean {
  if (action.type !== 'add') return false
  const present = cart.find((line) => line.id === action.line.id)?.quantity ?? 0
  return present + action.line.quantity > maxQuantity
}
