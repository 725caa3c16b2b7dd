import type { Location } from 'react-router-dom'

/**
 * The key under which the browser's place on a page is kept: the page's own, or that of the list to which a link of an
 * order leads back.
 */
export function placeOf({ key, state }: Pick<Location, 'key' | 'state'>): string {
  const kept = keptIn(state, 'place')
  return kept ?? key
}

/** The state of a link from a list to an order, with the place on the list. */
export const placeState = (list: Pick<Location, 'key' | 'state'>) => ({
  ...stateOf(list.state),
  place: undefined,
  listPlace: placeOf(list),
})

/** The state of the link back to the list. */
export const backState = ({ state }: Pick<Location, 'state'>) => ({
  ...stateOf(state),
  place: keptIn(state, 'listPlace'),
})

const stateOf = (state: unknown): object =>
  typeof state === 'object' && state !== null ? state : {}

function keptIn(state: unknown, name: 'place' | 'listPlace'): string | undefined {
  const value: unknown = Object.entries(stateOf(state)).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : undefined
}
