import {
  type Cart,
  type CartAction,
  type CartErrorCode,
  changeCart,
  emptyCart,
  type GuestCartStore,
  mergeActions,
  type Result,
  type Session,
} from '@storefront/domain'

import type { LoadBackend } from '../../composition/lazyBackend.ts'
import type { Log } from '../../composition/Log.ts'
import type { NoticeStore } from '../../notices/NoticeStore.ts'
import { createStore, type ReadableStore } from '../../store/createStore.ts'
import { createUserCart, type UserCart } from './createUserCart.ts'

/** How the tabs of one browser tell each other that a cart has changed. */
export interface CartChannel {
  post(): void
  listen(listener: () => void): () => void
}

export interface CartStore extends ReadableStore<Cart> {
  /** Does the action on the visitor's cart; the screen shows it at once, saving follows. */
  readonly act: (action: CartAction) => Result<Cart, CartErrorCode>
  /** Reads the guest's cart and follows session, other tabs and the network from now on. */
  start(): void
}

export interface CartPorts {
  readonly guestCarts: GuestCartStore
  readonly session: ReadableStore<Session>
  readonly loadBackend: LoadBackend
  readonly channel: CartChannel
  readonly notices: NoticeStore
  readonly newId: () => string
  /** Calls back when the network returns. */
  readonly onOnline: (listener: () => void) => void
  readonly log: Log
}

/** The visitor's cart (spec section 4, "Cart"): a guest's in the browser, a user's in the backend. */
export function createCartStore(ports: CartPorts): CartStore {
  const { guestCarts, session, loadBackend, channel, notices, newId, log } = ports
  const store = createStore<Cart>(emptyCart)
  let user: { readonly uid: string; readonly cart: UserCart } | null = null

  function showGuestCart(): void {
    store.set(guestCarts.read().cart)
  }

  function adopt(uid: string): void {
    const guest = guestCarts.read()
    const cart = createUserCart({
      uid,
      loadCarts: async () => (await loadBackend()).carts,
      onSaved(changeId) {
        if (changeId === guest.mergeId) {
          guestCarts.clear()
          notices.show('cart-merged')
        }
        channel.post()
      },
      log,
    })
    user = { uid, cart }
    cart.subscribe(() => {
      const { cart: shown, isUnsaved } = cart.get()
      store.set(shown)
      if (isUnsaved) notices.show('cart-not-saved')
      else notices.dismiss('cart-not-saved')
    })
    if (guest.cart.length > 0) cart.do(mergeActions(guest.cart), guest.mergeId)
    else cart.sync()
  }

  function release(): void {
    user?.cart.stop()
    user = null
    notices.dismiss('cart-not-saved')
    showGuestCart()
  }

  function follow(): void {
    const current = session.get()
    const uid = current.status === 'signed-in' ? current.account.uid : null
    if (uid === (user?.uid ?? null)) return
    if (user !== null) release()
    if (uid !== null) adopt(uid)
  }

  function refresh(): void {
    if (user === null) showGuestCart()
    else user.cart.sync()
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    act(action) {
      const changed = changeCart(store.get(), action)
      if (!changed.ok) {
        log(changed.error === 'invalid-product' ? 'Producto inválido' : changed.error)
      } else if (user !== null) {
        user.cart.do([action], newId())
      } else {
        store.set(changed.value)
        if (!guestCarts.write(changed.value)) notices.show('cart-not-stored')
        channel.post()
      }
      return changed
    },
    start() {
      showGuestCart()
      follow()
      session.subscribe(follow)
      channel.listen(refresh)
      ports.onOnline(refresh)
    },
  }
}
