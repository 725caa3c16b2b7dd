import type { AdminSettings } from '@storefront/domain'
import { queryOptions } from '@tanstack/react-query'

import type { LoadBackend } from '../../../shared/services.tsx'

/** All settings, including the bank account. */
export const adminSettingsQuery = (loadBackend: LoadBackend) =>
  queryOptions({
    queryKey: ['admin', 'settings'],
    queryFn: async (): Promise<AdminSettings> => {
      const { settings } = await loadBackend()
      const [shop, bankAccount] = await Promise.all([settings.shop(), settings.bankAccount()])
      return { ...shop, bankAccount }
    },
  })
