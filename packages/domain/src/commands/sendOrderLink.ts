import * as z from 'zod/mini'

import { letterRef, networkRef, ordersWhere, settingsRef } from '../documents.ts'
import { letterId, linkLetter } from '../letters/letter.ts'
import { newLetter } from '../letters/letterWrites.ts'
import { checkOrderNumber, maxTypedNumber } from '../orders/orderNumber.ts'
import { checkedSchema } from '../shared/checkedSchema.ts'
import { already, decided, defineCommand } from '../shared/command.ts'
import { emailSchema } from '../shared/emailSchema.ts'
import { isCounted } from '../shared/networkLimits.ts'
import { err } from '../shared/result.ts'
import { maxTypedLength } from '../shared/textFields.ts'
import { boundedSchema } from '../shared/textSchema.ts'

/**
 * Somebody looks for an order by its number and e-mail address: its link is sent to that address, once a day at most. The
 * answer is the same whether there is such an order or not, and whether its link was sent before; what is read is the same
 * too (decision 088). Refusals say nothing about an order: `letters-off` while the shop sends none; `too-many` from this
 * network.
 */
export const sendOrderLink = defineCommand({
  name: 'sendOrderLink',
  by: 'anyone',
  limit: 'orderLinks',
  input: z.strictObject({
    number: checkedSchema(boundedSchema(maxTypedLength(maxTypedNumber)), checkOrderNumber),
    email: emailSchema,
  }),
  reads: ({ number }, { network }) => ({
    // Not by the address: a wrong one then costs the same look-up as the right one.
    numbered: ordersWhere([['number', '==', number]], 1),
    settings: settingsRef,
    sent: network === null ? null : networkRef(network),
  }),
  alsoReads: (_, { numbered: [order] }, { press, now }) => ({
    letter: letterRef(letterId(linkLetter(order?.id ?? press, now))),
  }),
  decide: ({ email }, { numbered: [order], letter, settings, sent }, { press, now }) => {
    if (settings?.lettersOn !== true) return err('letters-off')
    if (isCounted(sent, 'orderLinks', press)) return already(null)
    if (order?.customer.email !== email || letter !== null) return decided(null, [])
    return decided(null, [newLetter(linkLetter(order.id, now), now, now)])
  },
})
