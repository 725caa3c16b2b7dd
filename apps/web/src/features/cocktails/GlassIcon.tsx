import {
  CoupeIcon,
  FluteIcon,
  HighballIcon,
  type IconProps,
  MargaritaIcon,
  MartiniIcon,
  RocksIcon,
} from '@storefront/ui'

import type { Glass } from './Cocktail.ts'

const icons = {
  coupe: CoupeIcon,
  flute: FluteIcon,
  highball: HighballIcon,
  margarita: MargaritaIcon,
  martini: MartiniIcon,
  rocks: RocksIcon,
} as const satisfies Record<Glass, typeof CoupeIcon>

interface GlassIconProps extends IconProps {
  readonly glass: Glass
}

/** The glass a cocktail is served in. */
export function GlassIcon({ glass, ...rest }: GlassIconProps) {
  const Icon = icons[glass]
  return <Icon {...rest} />
}
