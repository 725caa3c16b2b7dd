import * as z from 'zod/mini'

import { withE164, withoutAddress } from '../orders/customer.ts'
import { recipientInputSchema } from '../orders/customerSchema.ts'
import { shippingAfterEdit } from '../orders/draftOrder.ts'
import { guestActor, type Terms } from '../orders/entries.ts'
import { isCorrectedByBuyer, termsOf, versionOf, withEntries, type Order } from '../orders/order.ts'
import {
  defaultShopSettings,
  destinationOf,
  paymentMethodsFor,
  type ShopSettings,
} from '../orders/shopSettings.ts'
import { editedFieldsOf } from '../orders/termsChanges.ts'
import { already, changed, decided, defineCommand } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { err } from '../shared/result.ts'
import { versionSchema } from '../shared/versionedSchema.ts'
import { buyerOf, isBuyer, isPressed, orderWrites, pressReads } from './orderWrites.ts'

/** How often a buyer may correct an order, since each time adds an entry to it. */
export const maxCorrections = 10

/**
 * A buyer corrects who receives an order, all but the e-mail address, which proves whose it is (spec section 2.18).
 *
 * Refusals: `order-not-found`, also for somebody else's; `changed`; `step-impossible` once it has left; `other-terms` if it
 * would cost something else, or not be possible so; `too-many` corrections of it, or from this network.
 */
export const correctRecipient = defineCommand({
  name: 'correctRecipient',
  by: 'anyone',
  limit: 'corrections',
  input: z.strictObject({ id: idSchema, version: versionSchema, recipient: recipientInputSchema }),
  reads: ({ id }, { press }) => pressReads(id, press),
  decide: ({ version, recipient: typed }, { order, settings: stored }, context) => {
    const { caller, press, now, readTelephone } = context
    if (!isBuyer(order, caller)) return err('order-not-found')
    if (isPressed(order, press)) return already(order)
    if (versionOf(order) !== version) return changed(order)
    if (!isCorrectedByBuyer(order)) return err('step-impossible')
    const before = termsOf(order)
    const settings = stored ?? defaultShopSettings
    const recipient = order.pickupAddress === '' ? typed : withoutAddress(typed)
    const people =
      order.receiver === null
        ? {
            customer: withE164({ ...order.customer, ...recipient }, readTelephone),
            receiver: null,
          }
        : { customer: order.customer, receiver: withE164(recipient, readTelephone) }
    const terms: Terms = { ...before, ...people }
    if (editedFieldsOf(before, terms).length === 0) return already(order)
    if (!keepsTerms(order, terms, settings)) return err('other-terms')
    if (correctionsOf(order) >= maxCorrections) return err('too-many')
    const made = { press, by: buyerOf(order, caller), at: now }
    const after = withEntries(order, [{ kind: 'edited', terms, took: {}, reason: '', ...made }])
    return decided(after, orderWrites(after, press, { products: [], settings }, now))
  },
})

/** Whether an order costs the same, and can be paid in the same way, with other people. */
function keepsTerms(order: Order, terms: Terms, settings: ShopSettings): boolean {
  const destination = destinationOf(terms)
  if (destination === '') return false
  if (destination === destinationOf(order)) return true
  const { items } = order
  const edit = { items, destination, agreedCents: null }
  return (
    !order.isShippingAgreed &&
    shippingAfterEdit(order, edit, settings).shippingCents === order.shippingCents &&
    (order.paymentMethod === 'transfer' ||
      paymentMethodsFor(destination, settings).includes(order.paymentMethod))
  )
}

/** How often an order was corrected by its buyer. */
const correctionsOf = ({ uid, entries }: Order): number =>
  entries.filter(({ kind, by }) => kind === 'edited' && (by === guestActor || by === uid)).length
