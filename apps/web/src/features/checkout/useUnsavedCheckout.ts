import {
  guestOwner,
  paymentMethods,
  type CheckoutFields,
  type DeliveryForm,
  type PaymentMethod,
} from '@storefront/domain'

import { parseStoredObject } from '../../shared/parseStoredObject.ts'
import { useSession } from '../../shared/session/useSession.ts'
import { useCheckoutServices } from './checkoutServices.ts'

/** The fields of the delivery, in the order they are shown. */
export const deliveryFields = [
  'nombre',
  'cedula',
  'telefono',
  'direccion',
  'city',
  'province',
  'reference',
] as const satisfies readonly (keyof DeliveryForm)[]

/** All fields of the checkout's form, in the order they are shown. */
export const checkoutFields = [
  'email',
  'password',
  ...deliveryFields,
  'notes',
  'adult',
] as const satisfies readonly (keyof CheckoutFields)[]

export type CheckoutField = (typeof checkoutFields)[number]

export type UnsavedDelivery = Partial<Record<(typeof deliveryFields)[number], string>>

/** What is typed at checkout. It leaves out the password, and the box, which is ticked for each order. */
export interface UnsavedCheckout {
  /** A guest's address. */
  readonly email: string
  /** Delivery details that differ from the stored ones; null while they are not being edited. */
  readonly delivery: UnsavedDelivery | null
  readonly paymentMethod: PaymentMethod
  readonly notes: string
}

/** Reads and stores what the visitor types. What a guest typed passes to the account that signs in. */
export function useUnsavedCheckout() {
  const { unsavedCheckout: unsaved } = useCheckoutServices()
  const session = useSession()
  const owner = session.status === 'signed-in' ? session.account.uid : guestOwner
  const read = () => parseUnsavedCheckout(unsaved.read(owner))
  const save = (typed: Partial<UnsavedCheckout>) =>
    unsaved.write(owner, JSON.stringify({ ...read(), ...typed }))
  /** Keeps what was typed for whoever signs in next, after its owner has signed out to use another account. */
  const saveForGuest = (typed: UnsavedCheckout) => unsaved.write(guestOwner, JSON.stringify(typed))
  return { read, save, saveForGuest }
}

/** Parses what was stored, and leaves out unknown fields and values of the wrong type. */
export function parseUnsavedCheckout(text: string | null): UnsavedCheckout {
  const { email, delivery, paymentMethod, notes } = parseStoredObject(text)
  return {
    email: typeof email === 'string' ? email : '',
    delivery: typeof delivery === 'object' && delivery !== null ? textsOf(delivery) : null,
    paymentMethod: paymentMethods.find((method) => method === paymentMethod) ?? 'transfer',
    notes: typeof notes === 'string' ? notes : '',
  }
}

function textsOf(stored: object): UnsavedDelivery {
  const texts = new Map<string, unknown>(Object.entries(stored))
  return Object.fromEntries(
    deliveryFields.flatMap((field) => {
      const text = texts.get(field)
      return typeof text === 'string' ? [[field, text]] : []
    }),
  )
}
