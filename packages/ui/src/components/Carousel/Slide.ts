import type { ReactNode } from 'react'

/** One slide of a Carousel. */
export interface Slide {
  /** Unique among the slides. */
  readonly id: string
  /** Accessible name, with its number if that matters: "Foto 2 de 3: la etiqueta". */
  readonly label: string
  /** What the slide shows: usually a Picture. */
  readonly content: ReactNode
  /** A small version of the content, for the button that shows the slide. */
  readonly thumbnail?: ReactNode
}
