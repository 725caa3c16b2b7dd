import { expect, waitFor } from 'storybook/test'

type ExpectAnnouncement = (text: RegExp | string) => Promise<void>

/**
 * Returns a function that expects a text in one of the live regions that are rendered now: screen readers do
 * not reliably announce a region that appears together with its text.
 */
export function watchLiveRegions(page: HTMLElement): ExpectAnnouncement {
  const regions = [...page.querySelectorAll('[role="status"]')]
  return async (text) => {
    await waitFor(() =>
      expect(regions.map(({ textContent }) => textContent).join('\n')).toMatch(text),
    )
  }
}
