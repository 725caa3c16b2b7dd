import styles from './CarouselThumbnails.module.css'
import type { Slide } from './Slide.ts'

interface CarouselThumbnailsProps {
  readonly label: string
  readonly slides: readonly Slide[]
  /** Index of the visible slide. */
  readonly current: number
  readonly onSelect: (index: number) => void
}

/** A row of buttons with the slides' thumbnails; each shows its slide. */
export function CarouselThumbnails({ label, slides, current, onSelect }: CarouselThumbnailsProps) {
  return (
    <div role="group" aria-label={label} className={styles.thumbnails}>
      {slides.map((slide, index) => (
        <button
          key={slide.id}
          type="button"
          className={styles.thumbnail}
          aria-label={slide.label}
          aria-current={index === current}
          onClick={() => onSelect(index)}
        >
          {slide.thumbnail}
        </button>
      ))}
    </div>
  )
}
