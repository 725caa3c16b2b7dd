import { commandNamed, pressLength, type Caller } from '@storefront/domain'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'
import {
  HttpsError,
  onCall,
  type CallableFunction,
  type CallableRequest,
} from 'firebase-functions/https'
import * as z from 'zod/mini'

import { networkAddressOf, networkOf } from './network.ts'
import { oneAtATime, runCommand } from './runCommand.ts'

/** Where the function runs. The site's hosting names the same region. */
const region = 'us-central1'

// Plain variables, which `.env` may set.
const {
  /** `true` refuses calls without a valid token of App Check. */
  SHOP_APP_CHECK: appCheck = '',
  /** Instances that wait for calls at any time. With 0, a call after a quiet time waits for one to start. */
  SHOP_MIN_INSTANCES: minInstances = '0',
} = process.env

/** What a call sends. Texts are bounded before anything is done with them. */
const requestSchema = z.strictObject({
  command: z.string().check(z.maxLength(40)),
  press: z.string().check(z.maxLength(pressLength)),
  input: z.unknown(),
})

/** The callable that runs the commands of the shop, on a database. */
export const createShop = (
  database: () => Firestore,
): CallableFunction<unknown, Promise<unknown>> =>
  onCall(
    {
      region,
      // Commands wait for each other anyway, so one instance serves many callers.
      concurrency: 80,
      minInstances: Number(minInstances),
      enforceAppCheck: appCheck === 'true',
    },
    async ({ data, auth, rawRequest }) => {
      const request = z.safeParse(requestSchema, data)
      const command = request.success ? commandNamed(request.data.command) : undefined
      if (!request.success || command === undefined) {
        throw new HttpsError('invalid-argument', 'Expected a command, its press and its input')
      }
      const { press, input } = request.data
      const address = networkAddressOf((name) => rawRequest.header(name))
      const network = networkOf(address, Date.now())
      return oneAtATime(() =>
        runCommand(database(), command, input, { caller: callerOf(auth), network, press }),
      )
    },
  )

export const shop = createShop(getFirestore)

function callerOf(auth: CallableRequest['auth']): Caller | null {
  // Accounts of the shop have an address. Somebody without one is a guest.
  if (auth?.token.email === undefined) return null
  const { email, email_verified: emailVerified = false, auth_time: signedInAt } = auth.token
  return { uid: auth.uid, email, emailVerified, signedInAt: signedInAt * 1000 }
}
