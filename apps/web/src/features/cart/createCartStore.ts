import {
  type Cart,
  changeCart,
  emptyCart,
  type GuestCart,
  mergeActions,
  ok,
  type OutageCode,
  type Result,
} from '@storefront/domain'

import { createStore } from '../../shared/store.ts'
import type { CartPorts, CartStore } from './CartStore.ts'
import { createUserCart } from './createUserCart.ts'
import { limitMetBy } from './limitMetBy.ts'
import type { CartTrouble, UserCart } from './UserCart.ts'

/** The visitor's cart (spec section 4, "Cart"): a guest's in the browser, a user's in the backend. */
export function createCartStore(ports: CartPorts): CartStore {
  const { guestCarts, outbox, session, loadBackend, channel, notices, newId, log } = ports
  const store = createStore<Cart>(emptyCart)
  const isLoading = createStore(true)
  let user: { readonly uid: string; readonly cart: UserCart } | null = null
  let trouble: CartTrouble | null = null

  function show(cart: Cart, loading = false, told: CartTrouble | null = null): void {
    store.set(cart)
    isLoading.set(loading)
    if (told === trouble) return
    if (trouble !== null) notices.dismiss(trouble)
    if (told !== null) notices.show(told)
    trouble = told
  }

  function changeGuestCart(cart: Cart): void {
    show(cart)
    if (guestCarts.write(cart)) notices.dismiss('cart-not-stored')
    else notices.show('cart-not-stored')
    channel.post()
  }

  function finishMerge({ mergeId }: GuestCart): void {
    // Another tab may have finished it before, and a guest may have begun a new cart since.
    if (guestCarts.read().mergeId === mergeId) guestCarts.clear()
    notices.show('cart-merged')
  }

  function adopt(uid: string): void {
    const guest = guestCarts.read()
    const cart = createUserCart({
      uid,
      outbox,
      loadCarts: async () => (await loadBackend()).carts,
      onSaved(changeId) {
        if (changeId === guest.mergeId) finishMerge(guest)
        channel.post()
      },
      log,
    })
    user = { uid, cart }
    if (guest.cart.length > 0) cart.enqueue(mergeActions(guest.cart), guest.mergeId)
    else void cart.sync()
    const showUserCart = () => {
      const state = cart.get()
      show(state.cart, state.isLoading, state.trouble)
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
    else adopt(uid)
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
      const limit = limitMetBy(store.get(), action)
      if (limit !== null) notices.show(limit)
      const changed = changeCart(store.get(), action)
      if (!changed.ok) {
        log(changed.error === 'invalid-product' ? 'Producto inválido' : changed.error)
      } else if (user === null) {
        changeGuestCart(changed.value)
      } else {
        user.cart.enqueue([action], newId())
      }
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
