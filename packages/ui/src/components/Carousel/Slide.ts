import type { ReactNode } from 'react'

/** One of the things a Carousel shows. */
export interface Slide {
  readonly id: string
  /** Its name, with its place where that matters: "Foto 2 de 3: la etiqueta". */
  readonly label: string
  readonly content: ReactNode
  /** The same in small, for the button that shows it. */
  readonly thumbnail?: ReactNode
}
