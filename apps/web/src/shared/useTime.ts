import { useEffect, useState } from 'react'

import { useServices } from './services.tsx'

/** In ms. */
const renewalMs = 60_000

/**
 * The time in ms since 1970, and a function that renews it at once. It is also renewed every minute, and at
 * the given moments, so that what depends on it does not stay as it was when the page was opened.
 *
 * @param moments in ms since 1970; null and those that have passed do not count
 */
export function useTime(
  moments: readonly (number | null)[] = [],
): readonly [time: number, renew: () => number] {
  const { now } = useServices()
  const [time, setTime] = useState(now)
  const ahead = moments.filter((moment) => moment !== null && moment > time)
  const waitMs = Math.min(renewalMs, ...ahead.map((moment) => Number(moment) - time))
  useEffect(() => {
    const timer = setInterval(() => setTime(now), waitMs)
    return () => clearInterval(timer)
  }, [now, waitMs])
  function renew(): number {
    const renewed = now()
    setTime(renewed)
    return renewed
  }
  return [time, renew]
}
