import * as z from 'zod/mini'

import { availabilityOf } from '../catalog/product.ts'
import { maxWaitingPeople } from '../catalog/waitingList.ts'
import { networkRef, productRef, waitingListRef } from '../documents.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { emailSchema } from '../shared/emailSchema.ts'
import { idSchema } from '../shared/idSchema.ts'
import { languages } from '../shared/language.ts'
import { err } from '../shared/result.ts'

/**
 * Somebody leaves an address, to hear when a product can be bought. It answers the same whether the address was on the
 * list before or not; a known press of this network adds nothing more, since the limit counts it once. Refusals: `product-not-found`, also for a hidden one; `product-available` if it can be bought by
 * now; `list-full`; `too-many` from this network.
 */
export const joinWaitingList = defineCommand({
  name: 'joinWaitingList',
  by: 'anyone',
  limit: 'waitingLists',
  input: z.strictObject({
    productId: idSchema,
    email: emailSchema,
    language: z.literal(languages),
  }),
  reads: ({ productId }, { network }) => ({
    product: productRef(productId),
    list: waitingListRef(productId),
    sent: network === null ? null : networkRef(network),
  }),
  decide: ({ productId, email, language }, { product, list, sent }, { press, now }) => {
    if (sent?.waitingLists.some((one) => one.press === press) === true) return already(null)
    const availability = product === null ? 'inactive' : availabilityOf(product)
    if (availability === 'inactive') return err('product-not-found')
    if (availability === 'available') return err('product-available')
    const people = list?.people ?? []
    // Before it looks whether the address is on the list, which the answer must not tell.
    if (people.length >= maxWaitingPeople) return err('list-full')
    const isListed = people.some((person) => person.email === email)
    const joined = isListed ? people : [...people, { email, language, at: now }]
    return decided(null, [save(waitingListRef(productId).path, { people: joined })])
  },
})
