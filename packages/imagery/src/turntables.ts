interface Frame {
  /** 500 px wide. */
  readonly src: string
  /** In 500 and 800 px. */
  readonly srcSet: string
}

/** Vite sorts the files by name. */
const framesOf = (
  small: Readonly<Record<string, string>>,
  large: Readonly<Record<string, string>>,
): readonly Frame[] => {
  const larger = Object.values(large)
  return Object.values(small).map((src, index) => ({
    src,
    srcSet: `${src} 500w, ${larger[index]} 800w`,
  }))
}

// The option objects are repeated because Vite reads them as they are written.

/** The 24 frames of the turning Destilado: 15° each, the front first. */
export const distilledFrames = framesOf(
  import.meta.glob<string>('../turntable/destilado/500/*.avif', {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  }),
  import.meta.glob<string>('../turntable/destilado/800/*.avif', {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  }),
)

/** The same of the Triple Destilado. */
export const tripleDistilledFrames = framesOf(
  import.meta.glob<string>('../turntable/triple/500/*.avif', {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  }),
  import.meta.glob<string>('../turntable/triple/800/*.avif', {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  }),
)
