import type { Slide } from './Slide.ts'
import styles from './CarouselThumbnails.module.css'

interface CarouselThumbnailsProps {
  readonly label: string
  readonly slides: readonly Slide[]
  /** The index of the slide that is shown. */
  readonly shown: number
  readonly onChoose: (index: number) => void
}

/** The slides in small, each a button that shows it. */
export function CarouselThumbnails({ label, slides, shown, onChoose }: CarouselThumbnailsProps) {
  return (
    <div role="group" aria-label={label} className={styles.thumbnails}>
      {slides.map((slide, index) => (
        <button
          key={slide.id}
          type="button"
          className={styles.thumbnail}
          aria-label={slide.label}
          aria-current={index === shown}
          onClick={() => onChoose(index)}
        >
          {slide.thumbnail}
        </button>
      ))}
    </div>
  )
}
