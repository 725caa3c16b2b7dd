import { useEffect, useState } from 'react'

import { useServices } from '../services.tsx'

/**
 * A module that a page can do without; null until it is loaded, and if it cannot be.
 *
 * @param load the same function at each render
 * @param isNeeded whether to load it
 * @param failure the log message when it cannot be loaded
 */
export function useLoaded<Module>(
  load: () => Promise<Module>,
  isNeeded: boolean,
  failure: string,
): Module | null {
  const { log } = useServices()
  const [loaded, setLoaded] = useState<{ readonly module: Module } | null>(null)
  useEffect(() => {
    if (!isNeeded) return undefined
    let isStale = false
    load().then(
      (module) => {
        if (!isStale) setLoaded({ module })
      },
      (cause: unknown) => log(failure, cause),
    )
    return () => {
      isStale = true
    }
  }, [load, isNeeded, failure, log])
  return loaded?.module ?? null
}
