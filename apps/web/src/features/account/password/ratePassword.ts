import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** How hard a password is to guess, by the rating's score. */
const strengths = ['guessable', 'weak', 'fair', 'good', 'excellent'] as const

export type Strength = (typeof strengths)[number]

let rating: Promise<ZxcvbnFactory> | null = null

/** Loaded once somebody types a new password: its list of common ones is longer than a page. */
async function loadRating(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new Factory({ dictionary, graphs: adjacencyGraphs })
}

/** @throws when the rating's code cannot be loaded; the next call tries again */
export async function ratePassword(password: string): Promise<Strength> {
  rating ??= loadRating()
  try {
    return strengths[(await rating).check(password).score]
  } catch (cause) {
    rating = null
    throw cause
  }
}
