import { type DeliveryForm, type PaymentMethod, paymentMethods } from '@storefront/domain'
import { useState } from 'react'

import { useServices } from '../../shared/services.tsx'
import { storedFields } from '../../shared/storedFields.ts'

/** The delivery's fields that are typed, in the order they are seen; the e-mail address is the account's. */
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

/** What is typed at checkout. The boxes are not part of it: they are ticked for each order. */
export interface TypedCheckout {
  /** Delivery details that differ from the stored ones; null while their form is closed. */
  readonly delivery: TypedDelivery | null
  readonly paymentMethod: PaymentMethod
  readonly notes: string
}

/** What was typed before a part of the page was there, and a way to keep what is typed into it. */
export function useTypedCheckout(uid: string) {
  const { unsavedCheckout: unsaved } = useServices()
  const [typedBefore] = useState(() => parseTyped(unsaved.read(uid)))
  const keep = (typed: Partial<TypedCheckout>) =>
    // With what the page's other parts have kept by now.
    unsaved.write(uid, JSON.stringify({ ...parseTyped(unsaved.read(uid)), ...typed }))
  return { typedBefore, keep }
}

/** Leaves out what is no text, and no field that is typed there. */
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
