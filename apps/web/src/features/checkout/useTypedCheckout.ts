import { type DeliveryForm, type PaymentMethod, paymentMethods } from '@storefront/domain'
import { useState } from 'react'

import { storedFields } from '../../shared/storedFields.ts'
import { useCheckoutServices } from './checkoutServices.ts'

/** The fields of the delivery form, in the order they are shown; the e-mail address is the account's. */
export const deliveryFields = [
  'nombre',
  'cedula',
  'telefono',
  'direccion',
  'city',
  'province',
  'reference',
] as const satisfies readonly (keyof DeliveryForm)[]

export type DeliveryField = (typeof deliveryFields)[number]

export type TypedDelivery = Partial<Record<DeliveryField, string>>

/** What is typed at checkout. It leaves out the boxes, which are ticked for each order. */
export interface TypedCheckout {
  /** Delivery details that differ from the stored ones; null while their form is closed. */
  readonly delivery: TypedDelivery | null
  readonly paymentMethod: PaymentMethod
  readonly notes: string
}

/** What was typed before the component was mounted, and a function that stores what is typed after that. */
export function useTypedCheckout(uid: string) {
  const { unsavedCheckout: unsaved } = useCheckoutServices()
  const [typedBefore] = useState(() => parseTyped(unsaved.read(uid)))
  const keep = (typed: Partial<TypedCheckout>) =>
    // Read again, as other components have stored fields since.
    unsaved.write(uid, JSON.stringify({ ...parseTyped(unsaved.read(uid)), ...typed }))
  return { typedBefore, keep }
}

/** Parses what was stored, and leaves out unknown fields and values of the wrong type. */
export function parseTyped(text: string | null): TypedCheckout {
  const { delivery, paymentMethod, notes } = storedFields(text)
  return {
    delivery: typeof delivery === 'object' && delivery !== null ? textsOf(delivery) : null,
    paymentMethod: paymentMethods.find((method) => method === paymentMethod) ?? 'transfer',
    notes: typeof notes === 'string' ? notes : '',
  }
}

function textsOf(stored: object): TypedDelivery {
  const texts = new Map<string, unknown>(Object.entries(stored))
  return Object.fromEntries(
    deliveryFields.flatMap((field) => {
      const text = texts.get(field)
      return typeof text === 'string' ? [[field, text]] : []
    }),
  )
}
