import * as z from 'zod/mini'

import { maxToldAtOnce } from '../catalog/waitingList.ts'
import { productRef, settingsRef, waitingLetterRef, waitingListRef } from '../documents.ts'
import { isTrueOfProduct, newWaitingLetter } from '../letters/waitingLetter.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { pressSchema } from '../shared/pressSchema.ts'
import { err } from '../shared/result.ts'
import { withoutPeople } from './withoutPeople.ts'

const kind = 'bottleAvailable'

/**
 * An admin lets the shop write to people on a product's waiting list that it can be bought. One commit has the letters
 * and takes their addressees off the list, so that nobody gets two; who has left meanwhile gets none. Refusals:
 * `letters-off`, `product-unavailable`.
 */
export const tellWaitingList = defineCommand({
  name: 'tellWaitingList',
  by: 'admin',
  input: z.strictObject({
    productId: idSchema,
    /** The keys of their places. */
    keys: z.array(pressSchema).check(z.maxLength(maxToldAtOnce)),
  }),
  reads: ({ productId }) => ({
    product: productRef(productId),
    list: waitingListRef(productId),
    settings: settingsRef,
  }),
  // Not decided on: what a commit writes has to be read first.
  alsoReads: ({ keys }) => ({ letters: keys.map((key) => waitingLetterRef({ key, kind })) }),
  decide: ({ productId, keys }, { product, list, settings }, { now }) => {
    const told = (list?.people ?? []).filter(({ key }) => keys.includes(key))
    if (list === null || told.length === 0) return already(null)
    if (settings?.lettersOn !== true) return err('letters-off')
    if (!isTrueOfProduct({ kind }, product)) return err('product-unavailable')
    const letters = told.map((person) => newWaitingLetter({ ...person, kind, productId }, now))
    return decided(null, [
      ...letters.map((letter) => save(waitingLetterRef(letter).path, letter)),
      ...withoutPeople(
        list,
        told.map(({ email }) => email),
      ),
    ])
  },
})
