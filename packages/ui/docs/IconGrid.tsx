import type { ComponentType } from 'react'

import type { IconProps } from '../src/components/Icon/SvgIcon.tsx'
import { CopyButton } from './CopyButton.tsx'
import styles from './IconGrid.module.css'

interface IconGridProps {
  readonly icons: Readonly<Record<string, ComponentType<IconProps>>>
}

/** Renders every icon of a module with the name of its export. */
export function IconGrid({ icons }: IconGridProps) {
  return (
    <ul className={styles.icons}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon />
          <code>{name}</code>
          <CopyButton text={`import { ${name} } from '@storefront/ui'`} />
        </li>
      ))}
    </ul>
  )
}
