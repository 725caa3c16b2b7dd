import {
  CoupeIcon,
  HighballIcon,
  MargaritaIcon,
  MartiniIcon,
  RocksIcon,
  TulipIcon,
  type IconProps,
} from '@storefront/ui'

import type { Glass } from './Cocktail.ts'

const icons = {
  coupe: CoupeIcon,
  highball: HighballIcon,
  margarita: MargaritaIcon,
  martini: MartiniIcon,
  rocks: RocksIcon,
  tulip: TulipIcon,
} as const satisfies Record<Glass, typeof CoupeIcon>

interface GlassIconProps extends IconProps {
  readonly glass: Glass
}

/** An icon of the glass that a cocktail is served in. */
export function GlassIcon({ glass, ...rest }: GlassIconProps) {
  const Icon = icons[glass]
  return <Icon {...rest} />
}
