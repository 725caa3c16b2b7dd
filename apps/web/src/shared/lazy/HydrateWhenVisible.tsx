import {
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { I18nextProvider } from 'react-i18next'

import { useI18n } from '../i18n/useLanguage.ts'
import { answerEarlyActs } from './answerEarlyActs.ts'
import type { LazyPart } from './lazyPart.tsx'

/** What a visitor does first; from then on nothing of a page is left as it was prerendered. */
const acts = ['pointerdown', 'keydown', 'popstate'] as const

/** Whether React is taking over the page that was prerendered; what is mounted later finds false. */
const useIsTakingOver = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )

interface HydrateWhenVisibleProps {
  /** Its code is loaded once it is about to be seen. */
  readonly part: LazyPart<object>
}

/**
 * Leaves a part far down a page as it was prerendered until it is about to come into view, or the
 * visitor does something; only then its code is loaded and hydrated. As long as that cannot be loaded
 * the part stays as it was prerendered: its links lead on by themselves. A page that is gone to has
 * nothing to leave: it is shown whole at once, so that who comes back finds it as high as they left it.
 *
 * Until it is hydrated it keeps the language of its HTML, whichever the page has meanwhile.
 */
export function HydrateWhenVisible({ part: Part }: HydrateWhenVisibleProps) {
  const i18n = useI18n()
  const frame = useRef<HTMLDivElement>(null)
  const [wanted] = useState(createSignal)
  const isTakingOver = useIsTakingOver()
  const [waits] = useState(isTakingOver)
  const [isHydrated, setHydrated] = useState(!waits)
  const [prerendered] = useState(i18n)
  /** What was prerendered, as long as the part's code is lost. */
  const [kept, keep] = useState<readonly Node[] | null>(null)

  useEffect(() => {
    if (!waits || frame.current === null) return undefined
    const element = frame.current
    let isUnderWay = false

    async function bring(): Promise<void> {
      if (isUnderWay) return
      isUnderWay = true
      const isHere = await Part.load(i18n)
      isUnderWay = false
      if (isHere) {
        wanted.tell()
        stop()
        keep(null)
      } else {
        keep((before) => before ?? [...element.cloneNode(true).childNodes])
      }
    }
    const hear = () => void bring()
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) hear()
      },
      { rootMargin: '50%' },
    )
    function stop(): void {
      observer.disconnect()
      for (const act of acts) window.removeEventListener(act, hear, { capture: true })
      window.removeEventListener('online', hear)
    }
    observer.observe(element)
    for (const act of acts) window.addEventListener(act, hear, { capture: true })
    window.addEventListener('online', hear)
    return stop
  }, [Part, i18n, waits, wanted])

  useEffect(() => {
    const isTakenOver = waits && isHydrated
    return isTakenOver && frame.current !== null ? answerEarlyActs(frame.current) : undefined
  }, [waits, isHydrated])

  // The same at each render: what is not hydrated yet React would drop and make anew when it changes.
  const content = useMemo(
    () => (
      <Suspense>
        {waits ? (
          <Waiting until={wanted.told}>
            <Part />
            <Mounted tell={() => setHydrated(true)} />
          </Waiting>
        ) : (
          <Part />
        )}
      </Suspense>
    ),
    [Part, waits, wanted],
  )

  if (kept !== null) {
    return <div key="kept" ref={(element) => element?.replaceChildren(...kept)} />
  }
  return (
    <I18nextProvider i18n={isHydrated ? i18n : prerendered}>
      {/* The boot script marks what is pressed in there meanwhile. */}
      <div ref={frame} data-waits={isHydrated ? undefined : ''}>
        {content}
      </div>
    </I18nextProvider>
  )
}

/** Tells once what stands beside it is hydrated. */
function Mounted({ tell }: { readonly tell: () => void }) {
  useEffect(tell, [tell])
  return null
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
