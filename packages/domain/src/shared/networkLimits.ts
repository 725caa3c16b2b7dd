import * as z from 'zod/mini'

import { mapRecord } from './mapRecord.ts'

/** How many commands of one network address are decided within an hour, at most (spec section 16.4). */
export const networkLimits = {
  orders: 10,
  waitingLists: 10,
  orderLinks: 10,
  corrections: 10,
} as const

export type NetworkLimit = keyof typeof networkLimits

/** An hour, in ms. */
export const networkWindowMs = 60 * 60_000

/** How long it is remembered what a network address has sent, in ms: a day, since the next one has another hash. */
export const networkMemoryMs = 24 * networkWindowMs

const presses = z._default(z.array(z.object({ press: z.string(), at: z.number() })), [])

/**
 * Decodes `networks/{hash}`: what a network address has sent, by the limit that counts it. Times in ms since 1970. The
 * press of an order is its id.
 */
export const networkSchema = z.object(mapRecord(networkLimits, () => presses))

export type NetworkPresses = z.output<typeof networkSchema>

/** Whether a network address has sent a command with this press before, and it was counted. */
export const isCounted = (
  stored: NetworkPresses | null,
  limit: NetworkLimit,
  press: string,
): boolean => stored?.[limit].some((one) => one.press === press) === true

/**
 * Whether one more command of a network address is too many. One that is sent again is not counted twice.
 *
 * @param now in ms since 1970
 */
export function isTooMany(
  stored: NetworkPresses | null,
  limit: NetworkLimit,
  press: string,
  now: number,
): boolean {
  if (isCounted(stored, limit, press)) return false
  const sent = stored?.[limit] ?? []
  return sent.filter(({ at }) => at > now - networkWindowMs).length >= networkLimits[limit]
}

/** What is stored of a network address after one more command; `expiresAt` is the time by which the database deletes. */
export function withPress(
  stored: NetworkPresses | null,
  limit: NetworkLimit,
  press: string,
  now: number,
): Partial<NetworkPresses> & { readonly expiresAt: Date } {
  const sent = (stored?.[limit] ?? []).filter(
    (one) => one.press !== press && one.at > now - networkMemoryMs,
  )
  return {
    [limit]: [...sent, { press, at: now }].slice(-maxRemembered),
    expiresAt: new Date(now + networkMemoryMs),
  }
}

/** So that a document stays small; no limit needs more. */
const maxRemembered = 100
