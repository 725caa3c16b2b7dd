import {
  customerFieldNames,
  guestOwner,
  isPress,
  newPress,
  paymentMethods,
  type CustomerForm,
  type PaymentMethod,
  type ReceiverForm,
  type OwnedTextStore,
} from '@storefront/domain'
import { useState } from 'react'

import { parseStoredObject } from '../../../shared/parseStoredObject.ts'
import { useServices } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'

declare module '../../../shared/services.tsx' {
  interface Services {
    /** The checkout's form data, until the order is placed. */
    readonly unsavedCheckout: OwnedTextStore
    /** The press of the next order, for all tabs of the browser: whatever they send makes one order. */
    readonly orderPress: OwnedTextStore
  }
}

/** What the tab keeps of a checkout. */
export interface UnsavedCheckout {
  /** The customer's texts that differ from the stored ones; null while the stored ones are used. */
  readonly customer: Partial<CustomerForm> | null
  /** Whether somebody else receives the order, and what was typed of them. */
  readonly isGift: boolean
  readonly receiver: Partial<ReceiverForm>
  /** Whether the profile keeps the customer's texts: only if the buyer says so. */
  readonly savesProfile: boolean
  /** Whether the buyer picks the order up, where the shop offers it. */
  readonly isPickup: boolean
  readonly paymentMethod: PaymentMethod
  readonly notes: string
  readonly giftNote: string
}

/** What the visitor has typed, and the function that changes and stores some of it. */
export function useUnsavedCheckout() {
  const { unsavedCheckout } = useServices()
  const owner = useOwner()
  const read = () => parseUnsavedCheckout(unsavedCheckout.read(owner))
  const [typed, setTyped] = useState(read)
  function save(changed: Partial<UnsavedCheckout>): void {
    const next = { ...read(), ...changed }
    unsavedCheckout.write(owner, JSON.stringify(next))
    setTyped(next)
  }
  return [typed, save] as const
}

function useOwner(): string {
  const session = useSession()
  return session.status === 'signed-in' ? session.account.uid : guestOwner
}

/** The press of the order that is typed. */
export function useOrderPress() {
  const { unsavedCheckout, orderPress } = useServices()
  const owner = useOwner()
  const readPress = () => {
    const stored = orderPress.read(owner)
    return stored !== null && isPress(stored) ? stored : null
  }
  return {
    /** The press of the next order: the same one, in all tabs, until it is answered with an order. */
    press(): string {
      const press = readPress() ?? newPress()
      orderPress.write(owner, press)
      return press
    },
    /** The next order then has another press. */
    renewPress(press: string): void {
      if (readPress() === press) orderPress.clear()
    },
    /** Forgets all that was typed for an order that is placed, and not what belongs to a later one. */
    forgetOrder(press: string): void {
      const stored = readPress()
      if (stored !== null && stored !== press) return
      orderPress.clear()
      unsavedCheckout.clear()
    },
  }
}

/** Parses what was stored, and leaves out unknown fields and values of the wrong type. */
export function parseUnsavedCheckout(text: string | null): UnsavedCheckout {
  const { customer, isGift, receiver, savesProfile, isPickup, paymentMethod, notes, giftNote } =
    parseStoredObject(text)
  return {
    customer: typeof customer === 'object' && customer !== null ? textsOf(customer) : null,
    isGift: isGift === true,
    receiver: typeof receiver === 'object' && receiver !== null ? textsOf(receiver) : {},
    savesProfile: savesProfile === true,
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
