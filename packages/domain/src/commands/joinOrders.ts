import * as z from 'zod/mini'

import { orderRef, ordersWithoutAccount } from '../documents.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'

/** How many orders join at once, at most. */
const maxJoining = 100

/**
 * The orders that somebody placed without an account join the account of their address, once it is verified. It
 * answers with their number.
 */
export const joinOrders = defineCommand({
  name: 'joinOrders',
  by: 'user',
  input: z.strictObject({}),
  reads: (_, { caller }) => ({
    orders: ordersWithoutAccount(caller.email, maxJoining),
  }),
  decide: (_, { orders }, { caller }) => {
    if (!caller.emailVerified || orders.length === 0) return already(0)
    return decided(
      orders.length,
      orders.map(({ id }) => save(orderRef(id).path, { uid: caller.uid })),
    )
  },
})
