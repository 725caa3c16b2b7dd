import * as z from 'zod/mini'

import { orderRef, profileRef } from '../documents.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { err } from '../shared/result.ts'

/**
 * An order that was placed without an account joins that of the person who opens its link, signed in with the order's
 * address, which is verified: the link alone may have been forwarded, and the address alone proves nothing. The link goes
 * on working. Refusal: `order-not-found`, also where one of them is missing.
 */
export const joinOrder = defineCommand({
  name: 'joinOrder',
  by: 'user',
  input: z.strictObject({ id: idSchema }),
  reads: ({ id }, { caller }) => ({ order: orderRef(id), profile: profileRef(caller.uid) }),
  decide: ({ id }, { order, profile }, { caller: { uid, email, emailVerified } }) => {
    if (order?.uid === uid) return already(null)
    const isTheirs = emailVerified && order?.customer.email === email
    const mayJoin = order !== null && order.uid === null && order.isOpenByLink && isTheirs
    if (!mayJoin || profile === null) return err('order-not-found')
    return decided(null, [save(orderRef(id).path, { uid })])
  },
})
