import type { ComponentProps } from 'react'
import { classNames } from '../../classNames.ts'
import styles from './Chip.module.css'

export interface ChipProps extends ComponentProps<'span'> {
  /** `waiting` asks for somebody's hand; `quiet` is over and done with. */
  readonly tone?: 'neutral' | 'waiting' | 'success' | 'error' | 'quiet'
}

/** A word or two on the state of something. The words tell it; the colour only helps to find it. */
export function Chip({ tone = 'neutral', className, ...rest }: ChipProps) {
  return <span {...rest} className={classNames(styles.chip, className)} data-tone={tone} />
}
