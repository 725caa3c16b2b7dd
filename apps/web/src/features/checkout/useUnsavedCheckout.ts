import { paymentMethods, type DeliveryForm, type PaymentMethod } from '@storefront/domain'
import { useState } from 'react'

import { parseStoredObject } from '../../shared/parseStoredObject.ts'
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

export type UnsavedDelivery = Partial<Record<DeliveryField, string>>

/** What is typed at checkout. It leaves out the boxes, which are ticked for each order. */
export interface UnsavedCheckout {
  /** Delivery details that differ from the stored ones; null while their form is closed. */
  readonly delivery: UnsavedDelivery | null
  readonly paymentMethod: PaymentMethod
  readonly notes: string
}

/** What was typed before the component was mounted, and a function that stores what is typed after that. */
export function useUnsavedCheckout(uid: string) {
  const { unsavedCheckout: unsaved } = useCheckoutServices()
  const [initial] = useState(() => parseUnsavedCheckout(unsaved.read(uid)))
  const save = (typed: Partial<UnsavedCheckout>) =>
    // Read again, as other components have stored fields since.
    unsaved.write(uid, JSON.stringify({ ...parseUnsavedCheckout(unsaved.read(uid)), ...typed }))
  return { initial, save }
}

/** Parses what was stored, and leaves out unknown fields and values of the wrong type. */
export function parseUnsavedCheckout(text: string | null): UnsavedCheckout {
  const { delivery, paymentMethod, notes } = parseStoredObject(text)
  return {
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
