import { guestOwner, type Order, type OwnedTextStore } from '@storefront/domain'
import { useState } from 'react'
import * as z from 'zod/mini'

import { useIsHydrating } from '../../../shared/hydration.tsx'
import { parseStoredObject, readableEntries } from '../../../shared/parseStoredObject.ts'
import { useServices } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'

declare module '../../../shared/services.tsx' {
  interface Services {
    /** The orders that guests placed in this browser. */
    readonly guestOrders: OwnedTextStore
  }
}

const guestOrderSchema = z.object({ id: z.string(), number: z.string(), createdAt: z.number() })

/** An order that a guest placed in this browser. */
export type GuestOrder = Readonly<z.infer<typeof guestOrderSchema>>

/** So that the list stays one that people read. */
const maxRemembered = 20

/** The remembered orders, newest first. */
export const readGuestOrders = (store: OwnedTextStore): readonly GuestOrder[] =>
  readableEntries(guestOrderSchema, parseStoredObject(store.read(guestOwner))['orders'])

/** Remembers an order without an account. One of an account is found there. */
export function rememberGuestOrder(
  store: OwnedTextStore,
  { id, number, createdAt, uid }: GuestOrder & Pick<Order, 'uid'>,
): void {
  if (uid !== null) return
  const others = readGuestOrders(store).filter((order) => order.id !== id)
  write(store, [{ id, number, createdAt }, ...others].slice(0, maxRemembered))
}

export function forgetGuestOrder(store: OwnedTextStore, id: string): void {
  write(
    store,
    readGuestOrders(store).filter((order) => order.id !== id),
  )
}

function write(store: OwnedTextStore, orders: readonly GuestOrder[]): void {
  if (orders.length === 0) store.clear()
  else store.write(guestOwner, JSON.stringify({ orders }))
}

/** The remembered orders, for a guest: an account has its own. Empty while the page hydrates. */
export function useGuestOrders() {
  const { guestOrders } = useServices()
  const isGuest = useSession().status === 'guest'
  const isHydrating = useIsHydrating()
  const [, setChanges] = useState(0)
  const changeBy = (change: () => void) => {
    change()
    setChanges((count) => count + 1)
  }
  return {
    orders: isGuest && !isHydrating ? readGuestOrders(guestOrders) : [],
    forget: (id: string): void => changeBy(() => forgetGuestOrder(guestOrders, id)),
    forgetAll: (): void => changeBy(() => guestOrders.clear()),
  }
}
