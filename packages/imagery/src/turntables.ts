const files = (modules: Record<string, string>): readonly string[] => Object.values(modules)

/** Size of a frame in px. */
export const frameSize = { width: 500, height: 1000 } as const

// The option objects are repeated because Vite reads them as they are written. It sorts the files by name.

/** The addresses of the 24 frames of the turning Destilado: 15° each, the front first. */
export const distilledFrames = files(
  import.meta.glob<string>('../turntable/destilado/*.webp', {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  }),
)

/** The same of the Triple Destilado. */
export const tripleDistilledFrames = files(
  import.meta.glob<string>('../turntable/triple/*.webp', {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  }),
)
