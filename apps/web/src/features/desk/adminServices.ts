import type { TabStore } from '@storefront/domain'
import { createContext, useContext } from 'react'

/** Resets the demonstration: to an empty shop, or to one with orders and customers. */
export type RestartDemo = (start: 'empty' | 'full') => Promise<void>

/** The services of the dashboard, in addition to those of every feature. */
export interface AdminServices {
  /** An admin's searches for customers, by e-mail address, name or telephone (`useDashboardSearch`). */
  readonly adminSearches: TabStore
  /** Null in a real shop. */
  readonly restartDemo: RestartDemo | null
}

export const AdminContext = createContext<AdminServices | null>(null)

/** Throws an error outside an `AdminContext`. */
export function useAdminServices(): AdminServices {
  const services = useContext(AdminContext)
  if (services === null) throw new Error('useAdminServices() needs an AdminContext above it')
  return services
}
