import { useConfirmedQuery } from '../../../shared/query/useConfirmedQuery.ts'
import { useServices } from '../../../shared/services.tsx'
import { settingsQuery } from '../../../shared/useSettings.ts'
import { productsQuery } from '../../shop/catalog/useProducts.ts'

/** How often data is reloaded while the tab is visible, in ms. */
const reloadMs = 60_000

/**
 * Shows cached orders, and reloads them at each mount, when the admin returns to the tab, and while the tab is
 * visible, because buyers and other admins change them at any time.
 */
export const live = { staleTime: 0, refetchInterval: reloadMs } as const

/** The products of today, loaded again when the admin returns to the tab: every order changes their stock. */
export const useDeskProducts = () =>
  useConfirmedQuery({ ...productsQuery(useServices()), staleTime: 0 })

/** The shop's public settings of today. */
export const useDeskSettings = () => useConfirmedQuery(settingsQuery(useServices()))
