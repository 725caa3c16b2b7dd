import * as z from 'zod/mini'

import { availabilityOf } from '../catalog/product.ts'
import { maxWaitingPeople } from '../catalog/waitingList.ts'
import {
  networkRef,
  productRef,
  settingsRef,
  waitingLetterRef,
  waitingListRef,
} from '../documents.ts'
import { newWaitingLetter } from '../letters/waitingLetter.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { emailSchema } from '../shared/emailSchema.ts'
import { idSchema } from '../shared/idSchema.ts'
import { languages } from '../shared/language.ts'
import { isCounted } from '../shared/networkLimits.ts'
import { err } from '../shared/result.ts'

const kind = 'placeToConfirm'

/**
 * Somebody leaves an address, to hear when a product can be bought. It answers whether the address has to be confirmed, the
 * same whether it was on the list before or not. Refusals: `product-not-found`, also for a hidden one; `product-available`;
 * `list-full`; `too-many` from this network.
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
  reads: ({ productId }, { network, secret }) => ({
    product: productRef(productId),
    list: waitingListRef(productId),
    settings: settingsRef,
    letter: waitingLetterRef({ kind, key: secret }),
    sent: network === null ? null : networkRef(network),
  }),
  decide: ({ productId, email, language }, { product, list, settings, sent }, context) => {
    const { press, secret, now } = context
    const isToConfirm = settings?.lettersOn === true
    const answer = { isToConfirm }
    if (isCounted(sent, 'waitingLists', press)) return already(answer)
    const availability = availabilityOf(product)
    if (availability === 'inactive') return err('product-not-found')
    if (availability === 'available') return err('product-available')
    const people = list?.people ?? []
    // Before it looks whether the address is on the list, which the answer must not tell.
    if (people.length >= maxWaitingPeople) return err('list-full')
    const key = secret
    if (isToConfirm) {
      const letter = newWaitingLetter({ kind, key, productId, email, language }, now)
      return decided(answer, [save(waitingLetterRef(letter).path, letter)])
    }
    const isListed = people.some((person) => person.email === email)
    const joined = isListed ? people : [...people, { email, language, at: now, key }]
    return decided(answer, [save(waitingListRef(productId).path, { people: joined })])
  },
})
