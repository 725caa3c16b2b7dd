/** Whether everything runs that multiplies the rest, as `npm run test:full` has it. */
export const isFull = process.env['FULL'] === '1'

/** All variants of a claim in the full matrix; in the gate the first one stands for the others. */
export function variants<T>(all: readonly T[]): readonly T[] {
  return isFull ? all : all.slice(0, 1)
}
