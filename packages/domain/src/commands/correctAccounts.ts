import * as z from 'zod/mini'

import { bankRef, letterRef, orderRef, ordersWhere, settingsRef } from '../documents.ts'
import { letterId } from '../letters/letter.ts'
import { letterWrites } from '../letters/letterWrites.ts'
import { termsOf, withEntries } from '../orders/order.ts'
import { accountText, transferAccountOf } from '../orders/orderFilter.ts'
import { orderFields } from '../orders/orderSchema.ts'
import { defaultShopSettings } from '../orders/shopSettings.ts'
import { bankAccountSchema } from '../orders/shopSettingsSchema.ts'
import { already, changed, decided, defineCommand, save } from '../shared/command.ts'
import { isSame } from '../shared/isSame.ts'
import { isPressed } from './orderWrites.ts'

/** How many orders get the right account at once, at most: a commit has 500 writes, and each order may have a letter. */
const maxCorrected = 200

/**
 * After a mistyped account an admin, who has signed in recently, gives the shop's account to the open transfers that
 * carry another one, also of a part, and tells their buyers; waiting for them begins anew. It answers with their number. Refusals:
 * `changed` with the shop's account if it is not the one that was seen, `recent-sign-in-required`.
 */
export const correctAccounts = defineCommand({
  name: 'correctAccounts',
  by: 'admin',
  recentSignIn: true,
  input: z.strictObject({
    /** The shop's account that the admin has seen. */
    account: bankAccountSchema,
  }),
  reads: ({ account }) => ({
    bank: bankRef,
    settings: settingsRef,
    orders: ordersWhere([['transferAccount', '!=', accountText(account)]], maxCorrected),
  }),
  alsoReads: (_, { orders }, { press }) => ({
    letters: orders.map(({ id }) => letterRef(letterId(aboutOf(id, press)))),
  }),
  decide: ({ account }, { bank, settings, orders }, { caller, press, now }) => {
    const stored = bank?.account ?? null
    const corrected = bank?.corrected
    if (corrected?.press === press) return already(corrected.orders)
    if (!isSame(stored, account)) return changed(stored)
    const waiting = orders.filter(
      (order) => transferAccountOf(order) !== null && !isPressed(order, press),
    )
    if (waiting.length === 0) return already(0)
    const made = { press, by: caller.uid, at: now }
    const writes = waiting.flatMap((order) => {
      const terms = { ...termsOf(order), bankAccount: account }
      const after = withEntries(order, [
        { kind: 'accountCorrected', terms, took: {}, reason: '', ...made },
      ])
      return [
        save(orderRef(order.id).path, orderFields(after)),
        ...letterWrites(after, press, settings ?? defaultShopSettings, now),
      ]
    })
    const done = { press, orders: waiting.length }
    return decided(done.orders, [...writes, save(bankRef.path, { corrected: done })])
  },
})

const aboutOf = (orderId: string, press: string) =>
  ({ orderId, press, kind: 'accountCorrected' }) as const
