import { expect, waitFor } from 'storybook/test'

type Announced = (words: RegExp) => Promise<void>

/**
 * Takes note of the live regions that stand, and gives what expects words in one of them: a region
 * that comes together with its words is not announced reliably.
 */
export function watchLiveRegions(page: HTMLElement): Announced {
  const standing = [...page.querySelectorAll('[role="status"]')]
  return async (words) => {
    await waitFor(() =>
      expect(standing.map(({ textContent }) => textContent).join('\n')).toMatch(words),
    )
  }
}
