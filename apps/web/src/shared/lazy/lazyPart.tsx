import { type ComponentType, startTransition, use, useState } from 'react'

import { trackPromise } from './trackPromise.ts'
import { reloadStyles } from './reloadStyles.ts'

interface Retry {
  /** Tries once more to load the part. */
  readonly retry: () => void
}

/**
 * A part of a page whose code comes later, and which the page is worth something without: `Instead`
 * takes its place when the code cannot be loaded, for want of a network say.
 */
export function lazyPart<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props & Retry>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props> | null> | null = null
  const load = () => (loading ??= trackPromise(bring().catch(() => null)))

  return function LazyPart(props: Props) {
    const [, setTries] = useState(0)
    const Part = use(load())
    // oxlint-disable-next-line react/static-components -- made once when its module was loaded
    if (Part !== null) return <Part {...props} />

    function retry(): void {
      reloadStyles()
      loading = null
      startTransition(() => setTries((tries) => tries + 1))
    }

    return <Instead {...props} retry={retry} />
  }
}
