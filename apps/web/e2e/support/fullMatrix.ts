/** Whether this is the full matrix (`npm run test:full`). */
export const isFull = process.env['FULL'] === '1'

/** All variants in the full matrix; only the first one in `npm test`. */
export function variants<T>(all: readonly T[]): readonly T[] {
  return isFull ? all : all.slice(0, 1)
}
