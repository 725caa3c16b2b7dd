import { letterRef } from '../documents.ts'
import type { Order } from '../orders/order.ts'
import type { ShopSettings } from '../orders/shopSettings.ts'
import { save, type Write } from '../shared/command.ts'
import { letterDelayMs, letterId, planned, type Letter } from './letter.ts'
import { lettersOf } from './lettersOf.ts'

/**
 * The writes of the letters that a press triggers, in its own commit. While letters are off none is written.
 *
 * @param order after the press
 * @param now in ms since 1970
 */
export function letterWrites(
  order: Order,
  press: string,
  { lettersOn }: Pick<ShopSettings, 'lettersOn'>,
  now: number,
): readonly Write[] {
  if (!lettersOn) return []
  return lettersOf(order, press).map((kind) =>
    newLetter({ orderId: order.id, press, kind }, now + letterDelayMs, now),
  )
}

/** Writes a letter that is sent at `sendAt`. Times in ms since 1970. */
export function newLetter(
  about: Pick<Letter, 'orderId' | 'press' | 'kind'>,
  sendAt: number,
  now: number,
): Write {
  return save(letterRef(letterId(about)).path, {
    ...about,
    ...planned(sendAt, now),
    lastDay: null,
  } satisfies Letter)
}
