import {
  customerFieldNames,
  guestOwner,
  isPress,
  newPress,
  paymentMethods,
  receiverFieldNames,
  type OwnedTextStore,
} from '@storefront/domain'
import { useState } from 'react'
import * as z from 'zod/mini'

import { parseStoredObject, readableEntries } from '../../../shared/parseStoredObject.ts'
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

/** The texts of a person's fields. */
function texts<Field extends string>(fields: readonly Field[]) {
  const text = z.tuple([z.enum(fields), z.string()])
  return z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((stored) => {
      const typed = readableEntries(text, Object.entries(stored))
      // Object.fromEntries loses the keys' type.
      return Object.fromEntries(typed) as Partial<Record<Field, string>>
    }),
  )
}

/** What the tab keeps of a checkout. What is stored and is none of it is left out. */
const unsavedCheckoutSchema = z.object({
  /** The customer's texts that differ from the stored ones; null while the stored ones are used. */
  customer: z.catch(z.nullable(texts(customerFieldNames)), null),
  /** Whether somebody else receives the order, and what was typed of them. */
  isGift: z.catch(z.boolean(), false),
  receiver: z.catch(texts(receiverFieldNames), {}),
  /** Whether the profile keeps the customer's texts: only if the buyer says so. */
  savesProfile: z.catch(z.boolean(), false),
  /** Whether the buyer picks the order up, where the shop offers it. */
  isPickup: z.catch(z.boolean(), false),
  paymentMethod: z.catch(z.enum(paymentMethods), 'transfer'),
  notes: z.catch(z.string(), ''),
  giftNote: z.catch(z.string(), ''),
})

export type UnsavedCheckout = Readonly<z.infer<typeof unsavedCheckoutSchema>>

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

export const parseUnsavedCheckout = (text: string | null): UnsavedCheckout =>
  unsavedCheckoutSchema.parse(parseStoredObject(text))
