import styles from './Prose.module.css'

interface ProseProps {
  readonly paragraphs: readonly string[]
}

/** Text to be read at length; it opens with a drop cap, as a chapter of a printed book does. */
export function Prose({ paragraphs }: ProseProps) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
