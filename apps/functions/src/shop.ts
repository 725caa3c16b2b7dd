import { createHash } from 'node:crypto'

import { commandNamed, type Caller } from '@storefront/domain'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'
import {
  HttpsError,
  onCall,
  type CallableFunction,
  type CallableRequest,
  type Request,
} from 'firebase-functions/https'
import * as z from 'zod/mini'

import { inTurn, runCommand } from './runCommand.ts'

/** Where the function runs. The site's hosting names the same region. */
const region = 'us-central1'

// Plain variables, which `.env` may set.
const {
  /** `true` refuses calls without a valid token of App Check. */
  SHOP_APP_CHECK: appCheck = '',
  /** Instances that wait for calls at any time. With 0, a call after a quiet time waits for one to start. */
  SHOP_MIN_INSTANCES: minInstances = '0',
} = process.env

const requestSchema = z.strictObject({ command: z.string(), input: z.unknown() })

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
        throw new HttpsError('invalid-argument', 'Expected the name of a command, and its input')
      }
      const { input } = request.data
      const network = networkOf(addressOf(rawRequest), Date.now())
      return inTurn(() =>
        runCommand(database(), command, input, { caller: callerOf(auth), network }),
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

/**
 * The caller's address in the network, or undefined if it is not known.
 *
 * The platform trusts proxies, so `ip` is the first address of X-Forwarded-For. Tested on the emulators: a call without
 * this header has no address, directly or through hosting. Not tested, since only a real project can show it: whether
 * behind hosting the first address is the caller's, or that of the network which delivers the site (Fastly). Its own
 * header names the caller, so it comes first; otherwise all callers of a region could count as one.
 *
 * Callers can forge both headers, so the limit by address only slows somebody down.
 */
function addressOf(request: Request): string | undefined {
  return request.header('fastly-client-ip') ?? request.ip
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * The id under which an address's last orders are counted: a hash with the day as salt, so that nobody can be
 * recognised on another day. Null if the address is not known, and nothing is counted.
 */
export function networkOf(address: string | undefined, now: number): string | null {
  if (address === undefined) return null
  const day = Math.floor(now / dayMs)
  return createHash('sha256').update(`${day} ${address}`).digest('hex').slice(0, 32)
}
