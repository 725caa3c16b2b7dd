import { useEffect, useState } from 'react'

import { useServices } from './services.tsx'

/** In ms. */
const renewalMs = 60_000

/**
 * The time in ms since 1970, and a function that renews it at once. It is also renewed every minute, so that what depends
 * on it does not stay as it was when the page was opened.
 */
export function useTime(): readonly [time: number, renew: () => number] {
  const { now } = useServices()
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now), renewalMs)
    return () => clearInterval(timer)
  }, [now])
  function renew(): number {
    const renewed = now()
    setTime(renewed)
    return renewed
  }
  return [time, renew]
}
