/** Milliseconds between two slides of a carousel that advances by itself (spec section 9). */
export const carouselIntervalMs = 3000

/**
 * The slide at `index` of `count`, wrapping around at both ends (spec section 4). With no slides: 0.
 *
 * @param index any whole number, also negative or beyond the last
 */
export function slideIndex(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0
}
