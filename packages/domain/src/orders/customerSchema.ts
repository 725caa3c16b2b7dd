import * as z from 'zod/mini'

import { idKinds } from '../account/personalId.ts'
import { checkedSchema } from '../shared/checkedSchema.ts'
import { mapRecord } from '../shared/mapRecord.ts'
import { boundedSchema } from '../shared/textSchema.ts'
import { provinces } from './address.ts'
import {
  checkCustomer,
  checkDeskCustomer,
  checkDeskReceiver,
  checkReceiver,
  checkRecipient,
  customerFields,
  hasNoAddress,
  type Customer,
  type Receiver,
} from './customer.ts'

/** The texts of a customer; an optional one may be empty. */
const customerTexts = mapRecord(customerFields, ({ maxLength }) => boundedSchema(maxLength))

const { nombre, telefono, direccion, city, province, reference } = customerTexts
const receiverTexts = { nombre, telefono, direccion, city, province, reference }

/** What the stored people of an order have besides their texts. */
const stored = { province: z.literal([...provinces, '']), telefonoE164: z.string() }

/** Decodes the customer of a stored order. */
export const customerSchema = z.object({
  ...customerTexts,
  ...stored,
  idKind: z.literal(idKinds),
}) satisfies z.ZodMiniType<Customer>

/** Decodes the receiver of a stored gift. */
export const receiverSchema = z.object({
  ...receiverTexts,
  ...stored,
}) satisfies z.ZodMiniType<Receiver>

const customerInput = z.strictObject({ ...customerTexts, idKind: z.literal(idKinds) })
const receiverInput = z.strictObject(receiverTexts)

/**
 * Checks the customer that a buyer sends, as the form does: with an address, or without any of it. The kind of the id
 * follows from the id; the number to call is refused, since the server reads it out of the telephone.
 */
export const customerInputSchema = checkedSchema(customerInput, (form) =>
  checkCustomer(form, hasNoAddress(form)),
)

/** Checks the customer that an admin sends, as the form does. */
export const deskCustomerSchema = checkedSchema(customerInput, (form) => checkDeskCustomer(form))

/** Checks the receiver that a buyer sends, as the form does. */
export const receiverInputSchema = checkedSchema(receiverInput, (form) => checkReceiver(form))

/** Checks who receives an order, as its buyer corrects it: with an address, or without any of it. */
export const recipientInputSchema = checkedSchema(receiverInput, (form) =>
  checkRecipient(form, hasNoAddress(form)),
)

/** Checks the receiver that an admin sends, as the form does. */
export const deskReceiverSchema = checkedSchema(receiverInput, checkDeskReceiver)
