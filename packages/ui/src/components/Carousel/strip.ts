/**
 * The slides as an endless strip: position `p` shows slide `p` modulo the number of slides, so the first slide follows
 * the last without rewinding. Each slide is rendered once, at the position nearest to the centre.
 */
export interface Strip {
  /** The visible position; any whole number. */
  readonly position: number
  /** The slides are arranged around the midpoint of the last move, so that its start and its end are rendered. */
  readonly centre: number
}

export const initialStrip: Strip = { position: 0, centre: 0 }

/** Returns the position of `slide` that is nearest to `target`. */
export function nearestPosition(slide: number, target: number, count: number): number {
  return slide + count * Math.round((target - slide) / count)
}

/**
 * Returns the index of the slide at a position: -1 is the last slide, `count` the first one. Returns 0 without slides.
 *
 * @param position any whole number
 */
export function slideIndex(position: number, count: number): number {
  return count > 0 ? ((position % count) + count) % count : 0
}

/** Returns the strip after a move to a position. */
export function moveTo(strip: Strip, position: number): Strip {
  return { position, centre: (strip.position + position) / 2 }
}

/** Arranges the slides around the visible one, so that both of its neighbours are rendered. */
export function recentre({ position }: Strip): Strip {
  return { position, centre: position }
}
