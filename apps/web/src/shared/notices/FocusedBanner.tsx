import { Banner, type BannerProps } from '@storefront/ui'

/**
 * A banner that replaces the controls of a completed action. It takes the focus, so that the focus is
 * not lost with the controls and screen readers announce it.
 */
export function FocusedBanner(banner: BannerProps) {
  return <Banner {...banner} ref={focus} tabIndex={-1} />
}

const focus = (banner: HTMLDivElement | null) => banner?.focus()
