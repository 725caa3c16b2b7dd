import * as z from 'zod/mini'

import { maxWaitingPeople } from '../catalog/waitingList.ts'
import { waitingListRef } from '../documents.ts'
import { already, decided, defineCommand } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { maxEmailLength } from '../shared/textFields.ts'
import { boundedSchema } from '../shared/textSchema.ts'
import { withoutPeople } from './withoutPeople.ts'

/**
 * An admin removes addresses from a product's waiting list: of those who were told, or who asked for it. Who has joined
 * since stays.
 */
export const removeFromWaitingList = defineCommand({
  name: 'removeFromWaitingList',
  by: 'admin',
  input: z.strictObject({
    productId: idSchema,
    emails: z.array(boundedSchema(maxEmailLength)).check(z.maxLength(maxWaitingPeople)),
  }),
  reads: ({ productId }) => ({ list: waitingListRef(productId) }),
  decide: ({ emails }, { list }) => {
    const writes = list === null ? [] : withoutPeople(list, emails)
    return writes.length === 0 ? already(null) : decided(null, writes)
  },
})
