import { useRef, useState, type ComponentProps, type PointerEvent } from 'react'

import { classNames } from '../../classNames.ts'
import styles from './Turntable.module.css'

/** One picture of the turn. */
export interface TurntableFrame {
  readonly src: string
  /** The same in several widths. */
  readonly srcSet: string
}

export interface TurntableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The frames of one full turn, the front first. The others are loaded on the first touch. */
  readonly frames: readonly TurntableFrame[]
  /** Alternative text of the front. */
  readonly alt: string
  /** Accessible name of the slider: "Girar la botella". */
  readonly label: string
  /** A visible hint above the slider: "Arrastra para girar". */
  readonly hint: string
  /** What is seen at an angle in degrees: "De lado, 90 grados". Screen readers read it out. */
  readonly describeAngle: (degrees: number) => string
}

/** A frame is half as wide as high (Turntable.module.css). */
const frameSizes = '(width < 64rem) min(22rem, 68vw), min(25rem, 21vw + 4.5rem)'

/** A full turn takes a drag of one and a half times the stage's width. */
const stageWidthsPerTurn = 1.5

/**
 * A product that turns: by dragging, and by a slider for the keyboard and for screen readers. Shows the front
 * until the visitor touches it; a frame that has not arrived yet leaves the last one in place.
 *
 * **Use it** for a product whose other sides are worth seeing. **Do not use it** as the only picture of a product:
 * the front loads alone until it is touched.
 */
export function Turntable({
  frames,
  alt,
  label,
  hint,
  describeAngle,
  className,
  ...rest
}: TurntableProps) {
  const [position, setPosition] = useState(0)
  const [shown, setShown] = useState(0)
  const [isTouched, setTouched] = useState(false)
  const [arrived, setArrived] = useState<ReadonlySet<number>>(new Set([0]))
  const dragStart = useRef<{ readonly x: number; readonly position: number } | null>(null)
  const count = frames.length
  const degrees = (position * 360) / count
  const wanted = position % count
  // The last frame stays until the wanted one has arrived.
  if (shown !== wanted && arrived.has(wanted)) setShown(wanted)

  const load = () => setTouched(true)
  const turnTo = (next: number) => {
    load()
    setPosition(next)
  }
  const onArrival = (frame: number) => setArrived((before) => new Set(before).add(frame))
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    load()
    dragStart.current = { x: event.clientX, position }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (dragStart.current === null) return
    const turn = event.currentTarget.clientWidth * stageWidthsPerTurn
    const steps = Math.round(((event.clientX - dragStart.current.x) / turn) * count)
    turnTo((((dragStart.current.position + steps) % count) + count) % count)
  }
  const onDragEnd = () => {
    dragStart.current = null
  }

  return (
    <div {...rest} className={classNames(styles.turntable, className)}>
      <div
        className={styles.stage}
        onPointerEnter={load}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onDragEnd}
        onPointerCancel={onDragEnd}
      >
        {frames.map(({ src, srcSet }, frame) =>
          frame === 0 || isTouched ? (
            <img
              key={src}
              className={styles.frame}
              data-visible={frame === shown}
              src={src}
              srcSet={srcSet}
              sizes={frameSizes}
              alt={frame === 0 ? alt : ''}
              loading={frame === 0 ? 'lazy' : 'eager'}
              decoding="async"
              draggable={false}
              onLoad={() => onArrival(frame)}
            />
          ) : null,
        )}
      </div>
      <div className={styles.control}>
        <p className={styles.caption} aria-hidden="true">
          <span>{hint}</span>
          <span>{Math.round(degrees)}°</span>
        </p>
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={count}
          value={position}
          aria-label={label}
          aria-valuetext={describeAngle(Math.round(degrees))}
          onFocus={load}
          onChange={(event) => turnTo(Number(event.target.value))}
        />
      </div>
    </div>
  )
}
