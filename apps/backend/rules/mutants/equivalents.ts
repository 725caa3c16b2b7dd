/**
 * Mutants that no test can notice, by their names, and why. `mutate.ts` fails when another one survives,
 * and when one of these is noticed or is not made any more.
 */
export const equivalents: Readonly<Record<string, string>> = {}
