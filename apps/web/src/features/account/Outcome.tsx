import { Banner, type BannerProps } from '@storefront/ui'
import { useEffect, useRef } from 'react'

/**
 * What came of something whose controls give way to it. It takes the focus that they had, which
 * also has it read out.
 */
export function Outcome(banner: BannerProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return <Banner {...banner} ref={ref} tabIndex={-1} />
}
