import type { ReactNode } from 'react'

/** One slide of a Carousel. */
export interface Slide {
  readonly id: string
  /** Accessible name, with its number if that matters: "Foto 2 de 3: la etiqueta". */
  readonly label: string
  readonly content: ReactNode
  /** A small version of the content, for the button that shows the slide. */
  readonly thumbnail?: ReactNode
}
