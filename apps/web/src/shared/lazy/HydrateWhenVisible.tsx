import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'

/** What a visitor does first; from then on nothing of a page is left as it was prerendered. */
const firstActs = ['pointerdown', 'keydown', 'popstate'] as const

/** Until its first parts are mounted, React is taking over the page that was prerendered. */
let isTakingOver = true

const isTakenOver = () => isTakingOver

interface HydrateWhenVisibleProps {
  /** Lazy components: their code is loaded once they are about to be seen. */
  readonly children: ReactNode
}

/**
 * Leaves a part far down a page as it was prerendered until it is about to come into view, or the
 * visitor does something; only then its code is loaded and hydrated. A page that is gone to has nothing
 * to leave: it is shown whole at once, so that who comes back finds it as high as they left it.
 */
export function HydrateWhenVisible({ children }: HydrateWhenVisibleProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [wanted] = useState(createSignal)
  const [waits] = useState(isTakenOver)

  useEffect(() => {
    isTakingOver = false
  }, [])

  useEffect(() => {
    if (frame.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) wanted.tell()
      },
      { rootMargin: '50%' },
    )
    observer.observe(frame.current)
    for (const act of firstActs) window.addEventListener(act, wanted.tell, { capture: true })
    return () => {
      observer.disconnect()
      for (const act of firstActs) window.removeEventListener(act, wanted.tell, { capture: true })
    }
  }, [wanted])

  return (
    <div ref={frame}>
      <Suspense>{waits ? <Waiting until={wanted.told}>{children}</Waiting> : children}</Suspense>
    </div>
  )
}

interface WaitingProps {
  readonly until: Promise<void>
  readonly children: ReactNode
}

function Waiting({ until, children }: WaitingProps) {
  // The build has nobody to wait for.
  if (!import.meta.env.SSR) use(until)
  return children
}

/** Something that is told once. */
function createSignal() {
  let tell: (() => void) | undefined
  const told = new Promise<void>((resolve) => {
    tell = resolve
  })
  return { told, tell: () => tell?.() }
}
