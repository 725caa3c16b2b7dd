import styles from './samples.module.css'

export interface SampleProps {
  readonly name: string
  /** The reference in CSS: `var(--…)`. */
  readonly value: string
}

const sentence = '¿Cuándo madura? Sin prisa: la pitahaya espera, y el señor del fuego también.'

export function FaceSample({ value }: SampleProps) {
  return (
    <span style={{ fontFamily: value, fontSize: 'var(--size-title-m)' }}>
      Ñandú, ¡qué tímido! 0123456789 $27
    </span>
  )
}

/** Shows titles in the display font, smaller sizes in the text font. */
export function SizeSample({ name, value }: SampleProps) {
  const fontFamily = /title-[ml]|hero/.test(name) ? 'var(--font-display)' : 'var(--font-text)'
  return (
    <span style={{ fontFamily, fontSize: value, lineHeight: 'var(--leading-display)' }}>
      Pitahaya amarilla
    </span>
  )
}

export function WeightSample({ value }: SampleProps) {
  return <span style={{ fontWeight: value }}>{sentence}</span>
}

export function SpacingSample({ name, value }: SampleProps) {
  return name.startsWith('--leading-') ? (
    <p style={{ lineHeight: value, maxInlineSize: '18rem' }}>{sentence}</p>
  ) : (
    <span style={{ letterSpacing: value, textTransform: 'uppercase' }}>Destilado</span>
  )
}

export function MeasureSample({ value }: SampleProps) {
  return <p style={{ inlineSize: value }}>{`${sentence} `.repeat(3)}</p>
}

export function BarSample({ value }: SampleProps) {
  return <span className={styles.bar} style={{ inlineSize: value }} />
}

export function LineSample({ name, value }: SampleProps) {
  return name === '--radius' ? (
    <span className={styles.box} style={{ borderRadius: value }} />
  ) : (
    <span className={styles.line} style={{ blockSize: value }} />
  )
}

/** Moves inside `MotionDemo` with the token as its duration. */
export function DurationSample({ value }: SampleProps) {
  return <span className={styles.mover} style={{ transitionDuration: value }} />
}

/** Moves inside `MotionDemo` with the token as its easing. */
export function CurveSample({ value }: SampleProps) {
  return <span className={styles.mover} style={{ transitionTimingFunction: value }} />
}
