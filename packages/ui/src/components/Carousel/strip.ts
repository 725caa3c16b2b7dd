/**
 * The slides as an endless strip of film: place `p` shows slide `p` modulo their count, so that the first follows the
 * last without rewinding. Every slide is drawn once, at whichever of its places is nearest.
 */
export interface Strip {
  /** The place that is shown; any whole number. */
  readonly place: number
  /** What the slides gather around: halfway through the last move, so that both of its ends are drawn. */
  readonly middle: number
}

export const unmoved: Strip = { place: 0, middle: 0 }

/** The place of `slide` that is nearest to `near`. */
export function nearestPlace(slide: number, near: number, count: number): number {
  return slide + count * Math.round((near - slide) / count)
}

/**
 * The slide at any place: -1 is the last, `count` the first again. With no slides: 0.
 *
 * @param place any whole number
 */
export function slideIndex(place: number, count: number): number {
  return count > 0 ? ((place % count) + count) % count : 0
}

/** Moves on or back to a place. */
export function moveTo(strip: Strip, place: number): Strip {
  return { place, middle: (strip.place + place) / 2 }
}

/** Gathers the slides around the one that is shown, so that both its neighbours are drawn. */
export function recentre({ place }: Strip): Strip {
  return { place, middle: place }
}
