import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../../classNames.ts'
import { Button } from '../Button/Button.tsx'
import styles from './FlipCard.module.css'
import { TurnIcon } from './TurnIcon.tsx'

export interface FlipCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  readonly front: ReactNode
  readonly back: ReactNode
  /** Whether the back is up. */
  readonly flipped: boolean
  readonly onFlip: (flipped: boolean) => void
  /** Name of the button that turns the card: what the back tells. It counts as pressed while the back is up. */
  readonly label: string
  /** What the button shows on the front, a word of its name; without one a glyph. */
  readonly word?: string | undefined
}

const controls = 'a, button, input, select, textarea, label, summary'

/** A click on a control has its own meaning, and one that ends a selection is no wish to turn the card. */
function meansTurning({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || target.closest(controls) !== null) return false
  const selection = getSelection()
  return (
    selection === null || selection.isCollapsed || !currentTarget.contains(selection.anchorNode)
  )
}

/**
 * A card with two sides, turned by its button or a click anywhere on it. The taller side sets the height of both.
 * A screen reader reads both sides at any time; links, buttons and fields of the lower side cannot be reached.
 * The lower end corner of both sides belongs to the button (`--tap` high, and as wide or as its word).
 */
export function FlipCard({
  front,
  back,
  flipped,
  onFlip,
  label,
  word,
  className,
  ...rest
}: FlipCardProps) {
  const turn = () => onFlip(!flipped)
  return (
    <div {...rest} className={classNames(styles.scene, className)} data-flipped={flipped}>
      {/* Pointers may use the whole card; the button below does the same for everybody. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.card} onClick={(event) => meansTurning(event) && turn()}>
        <div className={styles.side} data-side="front" data-up={!flipped}>
          {front}
        </div>
        <div className={styles.side} data-side="back" data-up={flipped}>
          {back}
        </div>
      </div>
      <Button
        className={styles.turn}
        variant="icon"
        aria-label={label}
        aria-pressed={flipped}
        onClick={turn}
      >
        {word !== undefined && <span className={styles.word}>{word}</span>}
        <TurnIcon />
      </Button>
    </div>
  )
}
