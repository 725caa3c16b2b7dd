import * as z from 'zod/mini'

import { availabilityOf } from '../catalog/product.ts'
import { maxWaitingPeople } from '../catalog/waitingList.ts'
import { networkRef, productRef, waitingListRef } from '../documents.ts'
import { maxJoinedOfNetwork, networkWindowMs, recentTimes } from '../orders/orderLimits.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { languages } from '../shared/language.ts'
import { err } from '../shared/result.ts'
import { checkEmail } from '../shared/textFields.ts'

/**
 * Somebody leaves an address, to hear when a product can be bought. It answers the same whether the address was on the
 * list before or not. Refusals: `product-not-found`, also for a hidden one; `product-available` if it can be bought by
 * now; `too-many-joined` from this network, or on this list.
 */
export const joinWaitingList = defineCommand({
  name: 'joinWaitingList',
  by: 'anyone',
  input: z.strictObject({
    productId: idSchema,
    email: z.pipe(
      z.string(),
      z.transform((typed, context) => {
        const email = checkEmail(typed)
        if (email.ok) return email.value
        context.issues.push({ code: 'custom', message: email.error, input: typed })
        return z.NEVER
      }),
    ),
    language: z.literal(languages),
  }),
  reads: ({ productId }, { network }) => ({
    product: productRef(productId),
    list: waitingListRef(productId),
    network: network === null ? null : networkRef(network),
  }),
  decide: ({ productId, email, language }, { product, list, network }, context) => {
    const availability = product === null ? 'inactive' : availabilityOf(product)
    if (availability === 'inactive') return err('product-not-found')
    if (availability === 'available') return err('product-available')
    const people = list?.people ?? []
    if (people.some((person) => person.email === email)) return already(null)
    const { now } = context
    const joinedAt = recentTimes(network?.joinedAt ?? [], now)
    if (joinedAt.length >= maxJoinedOfNetwork || people.length >= maxWaitingPeople) {
      return err('too-many-joined')
    }
    return decided(null, [
      save(waitingListRef(productId).path, { people: [...people, { email, language, at: now }] }),
      ...(context.network === null
        ? []
        : [
            save(networkRef(context.network).path, {
              joinedAt: [...joinedAt, now],
              expiresAt: new Date(now + networkWindowMs),
            }),
          ]),
    ])
  },
})
