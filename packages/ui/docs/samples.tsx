import styles from './samples.module.css'

/** A token to be seen at work. */
export interface SampleProps {
  readonly name: string
  /** The token as CSS reads it: `var(--…)`. */
  readonly value: string
}

const sentence = '¿Cuándo madura? Sin prisa: la pitahaya espera, y el señor del fuego también.'

export function Face({ value }: SampleProps) {
  return <span style={{ fontFamily: value }}>Ñandú, ¡qué tímido! 0123456789 $27</span>
}

/** Titles are set in the display face, everything smaller in the text face. */
export function Size({ name, value }: SampleProps) {
  const fontFamily = /title-[ml]|hero/.test(name) ? 'var(--font-display)' : 'var(--font-text)'
  return (
    <span style={{ fontFamily, fontSize: value, lineHeight: 'var(--leading-display)' }}>
      Pitahaya amarilla
    </span>
  )
}

export function Weight({ value }: SampleProps) {
  return <span style={{ fontWeight: value }}>{sentence}</span>
}

export function Spacing({ name, value }: SampleProps) {
  return name.startsWith('--leading-') ? (
    <p style={{ lineHeight: value, maxInlineSize: '18rem' }}>{sentence}</p>
  ) : (
    <span style={{ letterSpacing: value, textTransform: 'uppercase' }}>Destilado</span>
  )
}

export function Measure({ value }: SampleProps) {
  return <p style={{ maxInlineSize: value }}>{`${sentence} `.repeat(3)}</p>
}

export function Bar({ value }: SampleProps) {
  return <span className={styles.bar} style={{ inlineSize: value }} />
}

export function Line({ name, value }: SampleProps) {
  return name === '--radius' ? (
    <span className={styles.box} style={{ borderRadius: value }} />
  ) : (
    <span className={styles.line} style={{ blockSize: value }} />
  )
}

/** Moves within `Movable`, for as long as the token says. */
export function Duration({ value }: SampleProps) {
  return <span className={styles.mover} style={{ transitionDuration: value }} />
}

/** Moves within `Movable`, along the token's curve. */
export function Curve({ value }: SampleProps) {
  return <span className={styles.mover} style={{ transitionTimingFunction: value }} />
}
