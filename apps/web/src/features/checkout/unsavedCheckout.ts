import {
  customerFieldNames,
  guestOwner,
  orderIdFrom,
  orderIdLength,
  paymentMethods,
  type CustomerForm,
  type PaymentMethod,
} from '@storefront/domain'

import { parseStoredObject } from '../../shared/parseStoredObject.ts'
import { useSession } from '../../shared/session/useSession.ts'
import { useCheckoutServices } from './checkoutServices.ts'

/** What the tab keeps of a checkout. */
export interface UnsavedCheckout {
  /** The key of the order that was sent and is not known to be placed, or null. */
  readonly orderKey: string | null
  /** The customer's texts that differ from the stored ones; null while the stored ones are used. */
  readonly customer: Partial<CustomerForm> | null
  /** Whether the buyer picks the order up, where the shop offers it. */
  readonly isPickup: boolean
  readonly paymentMethod: PaymentMethod
  readonly notes: string
  readonly giftNote: string
}

/** Reads and stores what the visitor types, and the key of the order. */
export function useUnsavedCheckout() {
  const { unsavedCheckout } = useCheckoutServices()
  const session = useSession()
  const owner = session.status === 'signed-in' ? session.account.uid : guestOwner
  const read = () => parseUnsavedCheckout(unsavedCheckout.read(owner))
  const save = (typed: Partial<UnsavedCheckout>) =>
    unsavedCheckout.write(owner, JSON.stringify({ ...read(), ...typed }))
  /** Saves something unless a later order has another key. */
  const saveAfter = (key: string, typed: Partial<UnsavedCheckout>) =>
    read().orderKey === key && save(typed)
  return {
    read,
    save,
    /** The order's idempotency key: the same one until the order is known to be placed. */
    orderKey: (): string => {
      const random = crypto.getRandomValues(new Uint8Array(orderIdLength))
      const orderKey = read().orderKey ?? orderIdFrom(random)
      save({ orderKey })
      return orderKey
    },
    /** The next press then places another order. */
    forgetKey: (key: string) => saveAfter(key, { orderKey: null }),
    /**
     * Forgets what belonged to an order that is placed.
     *
     * @param customer what stays for the next order
     */
    forgetOrder: (key: string, customer: UnsavedCheckout['customer']) =>
      saveAfter(key, { orderKey: null, notes: '', giftNote: '', customer }),
  }
}

/** Parses what was stored, and leaves out unknown fields and values of the wrong type. */
export function parseUnsavedCheckout(text: string | null): UnsavedCheckout {
  const { orderKey, customer, isPickup, paymentMethod, notes, giftNote } = parseStoredObject(text)
  return {
    orderKey: typeof orderKey === 'string' ? orderKey : null,
    customer: typeof customer === 'object' && customer !== null ? textsOf(customer) : null,
    isPickup: isPickup === true,
    paymentMethod: paymentMethods.find((method) => method === paymentMethod) ?? 'transfer',
    notes: typeof notes === 'string' ? notes : '',
    giftNote: typeof giftNote === 'string' ? giftNote : '',
  }
}

function textsOf(stored: object): Partial<CustomerForm> {
  const texts = new Map<string, unknown>(Object.entries(stored))
  return Object.fromEntries(
    customerFieldNames.flatMap((field) => {
      const text = texts.get(field)
      return typeof text === 'string' ? [[field, text]] : []
    }),
  )
}
