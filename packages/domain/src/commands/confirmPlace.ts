import * as z from 'zod/mini'

import { availabilityOf } from '../catalog/product.ts'
import { maxWaitingPeople } from '../catalog/waitingList.ts'
import { productRef, waitingLetterRef, waitingListRef } from '../documents.ts'
import { isConfirmable } from '../letters/waitingLetter.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { pressSchema } from '../shared/pressSchema.ts'
import { err } from '../shared/result.ts'

/**
 * Somebody confirms their address by the link of its letter, and is the last on the waiting list from then on. It answers
 * with the product's name. Refusals: `link-expired`, also for an unknown key, and once the place had its notice; `product-not-found`; `product-available` if
 * it can be bought by now; `list-full`.
 */
export const confirmPlace = defineCommand({
  name: 'confirmPlace',
  by: 'anyone',
  input: z.strictObject({ key: pressSchema }),
  reads: ({ key }) => ({ letter: waitingLetterRef({ key, kind: 'placeToConfirm' }) }),
  // The notice in the same moment as the list: who gets it leaves the list by the same command.
  alsoReads: ({ key }, { letter }) => ({
    notice: waitingLetterRef({ key, kind: 'bottleAvailable' }),
    product: letter === null ? null : productRef(letter.productId),
    list: letter === null ? null : waitingListRef(letter.productId),
  }),
  decide: ({ key }, { letter, notice, product, list }, { now }) => {
    if (letter === null || !isConfirmable(letter, now)) return err('link-expired')
    const availability = availabilityOf(product)
    if (product === null || availability === 'inactive') return err('product-not-found')
    if (availability === 'available') return err('product-available')
    const people = list?.people ?? []
    const { productId, email, language } = letter
    if (people.some((person) => person.email === email)) return already(product.name)
    if (notice !== null) return err('link-expired')
    if (people.length >= maxWaitingPeople) return err('list-full')
    const joined = [...people, { email, language, at: now, key }]
    return decided(product.name, [save(waitingListRef(productId).path, { people: joined })])
  },
})
