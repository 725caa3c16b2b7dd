import type { ReadTelephone } from '@storefront/domain'
import { useEffect, useState } from 'react'

import { useServices } from './services.tsx'

/**
 * The function that reads telephone numbers; null until its tables of all countries are loaded, and if they cannot be:
 * hints and links then do without.
 *
 * @param isNeeded whether to load them
 */
export function useReadTelephone(isNeeded = true): ReadTelephone | null {
  const { log } = useServices()
  const [tables, setTables] = useState<{ readonly readTelephone: ReadTelephone } | null>(null)
  useEffect(() => {
    if (!isNeeded) return undefined
    let isStale = false
    import('@storefront/domain/telephone').then(
      (loaded) => {
        if (!isStale) setTables(loaded)
      },
      (cause: unknown) => log('The tables of telephone numbers could not be loaded', cause),
    )
    return () => {
      isStale = true
    }
  }, [isNeeded, log])
  return tables?.readTelephone ?? null
}
