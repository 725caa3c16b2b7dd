import type { ComponentProps, MouseEvent, ReactNode } from 'react'

import { classNames } from '../../classNames.ts'
import { Button } from '../Button/Button.tsx'
import styles from './FlipCard.module.css'
import { FlipIcon } from './FlipIcon.tsx'

export interface FlipCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Content of the front. */
  readonly front: ReactNode
  /** Content of the back. */
  readonly back: ReactNode
  /** Whether the card shows its back. */
  readonly flipped: boolean
  /** Called with the side that the visitor asks for: true for the back. */
  readonly onFlippedChange: (flipped: boolean) => void
  /** Accessible name of the button: the content of the back. The button is pressed while the card shows its back. */
  readonly label: string
  /** Visible text of the button on the front, a part of `label`. Default: an icon. */
  readonly buttonText?: string | undefined
}

const controls = 'a, button, input, select, textarea, label, summary'

/** Returns whether a click flips the card: clicks on controls and clicks that end a text selection do not. */
function isFlipClick({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || target.closest(controls) !== null) return false
  const selection = getSelection()
  return (
    selection === null || selection.isCollapsed || !currentTarget.contains(selection.anchorNode)
  )
}

/**
 * A card that its button, or a click anywhere on it, flips (spec section 17.2). The taller side sets the height.
 * Screen readers can read both sides at any time; links, buttons and fields of the hidden side cannot be reached.
 * Both sides must leave the lower end corner to the button: it is `--tap` high and as wide as `--tap` or its text.
 *
 * **Use it** for two sides of one thing, both short: a cocktail and its recipe. **Do not use it** for long texts
 * (`Disclosure`), nor for more than two sides.
 */
export function FlipCard({
  front,
  back,
  flipped,
  onFlippedChange,
  label,
  buttonText,
  className,
  ...rest
}: FlipCardProps) {
  const flip = () => onFlippedChange(!flipped)
  return (
    <div {...rest} className={classNames(styles.scene, className)} data-flipped={flipped}>
      {/* The whole card is a target for pointers; the button below is the accessible control. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.card} onClick={(event) => isFlipClick(event) && flip()}>
        <div className={styles.side} data-side="front" data-up={!flipped}>
          {front}
        </div>
        <div className={styles.side} data-side="back" data-up={flipped}>
          {back}
        </div>
      </div>
      <Button
        className={styles.button}
        variant="icon"
        aria-label={label}
        aria-pressed={flipped}
        onClick={flip}
      >
        {buttonText !== undefined && <span className={styles.buttonText}>{buttonText}</span>}
        <FlipIcon />
      </Button>
    </div>
  )
}
