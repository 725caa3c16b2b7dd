/** How often data is reloaded while the tab is visible, in ms. */
const reloadMs = 60_000

/**
 * Shows cached orders, and reloads them at each mount, when the admin returns to the tab, and while the tab is
 * visible, because buyers and other admins change them at any time.
 */
export const live = { staleTime: 0, refetchInterval: reloadMs } as const
