import type { ComponentType } from 'react'
import type { IconProps } from '../src/components/Icon/Glyph.tsx'
import styles from './Icons.module.css'

interface IconsProps {
  /** A module of icons. */
  readonly icons: Readonly<Record<string, ComponentType<IconProps>>>
}

/** Every icon of a set, under the name it is imported by. */
export function Icons({ icons }: IconsProps) {
  return (
    <ul className={styles.icons}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  )
}
