import {
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { I18nextProvider } from 'react-i18next'

import { useI18n } from '../i18n/useLanguage.ts'
import { useIsHydrating } from '../store.ts'
import { useRetryWhenOnline, type LazyPart } from './lazyPart.tsx'
import { replayEarlyEvents } from './replayEarlyEvents.ts'

/** The first of these hydrates all parts of the page. */
const userEvents = ['pointerdown', 'keydown', 'popstate'] as const

interface HydrateWhenVisibleProps {
  /** Its code is loaded when it is about to come into view. */
  readonly part: LazyPart<object>
}

/**
 * Keeps a part far down a page as it was prerendered until it is about to come into view, or until the
 * visitor first interacts with the page. Only then is its code loaded, and the part hydrated. If the code
 * cannot be loaded, the part keeps its prerendered HTML, whose links work without code, and the code is
 * requested again at a press in the part and when the browser is back online. On a page that
 * was not prerendered the part renders at once, so that a visitor who goes back finds the page at its
 * former height.
 *
 * Until it is hydrated the part keeps the language of its HTML, even if the page's language changes.
 */
export function HydrateWhenVisible({ part: Part }: HydrateWhenVisibleProps) {
  const i18n = useI18n()
  const container = useRef<HTMLDivElement>(null)
  const [codeLoaded] = useState(createDeferred)
  const isHydrating = useIsHydrating()
  const [isPrerendered] = useState(isHydrating)
  const [isHydrated, setHydrated] = useState(!isPrerendered)
  const [prerenderedI18n] = useState(i18n)
  /** A copy of the prerendered HTML while the part's code cannot be loaded. */
  const [savedNodes, setSavedNodes] = useState<readonly Node[] | null>(null)

  const isLoading = useRef(false)

  async function loadCode(): Promise<void> {
    if (isLoading.current) return
    isLoading.current = true
    const isLoaded = await Part.load(i18n)
    isLoading.current = false
    if (isLoaded) {
      codeLoaded.resolve()
      setSavedNodes(null)
    } else {
      const nodes = container.current?.cloneNode(true).childNodes ?? []
      setSavedNodes((saved) => saved ?? [...nodes])
    }
  }

  const onFirstUse = useEffectEvent(() => void loadCode())
  useEffect(() => {
    if (!isPrerendered || container.current === null) return undefined
    const listeners = new AbortController()
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) listener()
      },
      { rootMargin: '50%' },
    )
    // Once: a page whose code is lost must not request it at each press.
    const stopListening = () => {
      observer.disconnect()
      listeners.abort()
    }
    const listener = () => {
      stopListening()
      onFirstUse()
    }
    observer.observe(container.current)
    for (const type of userEvents) {
      window.addEventListener(type, listener, { capture: true, signal: listeners.signal })
    }
    return stopListening
  }, [isPrerendered])

  useRetryWhenOnline(savedNodes !== null, () => void loadCode())

  useEffect(() => {
    const wasHydrated = isPrerendered && isHydrated
    return wasHydrated && container.current !== null
      ? replayEarlyEvents(container.current)
      : undefined
  }, [isPrerendered, isHydrated])

  // Memoised: React would discard HTML that is not hydrated yet, and render it again, if its element changed.
  const content = useMemo(
    () => (
      <Suspense>
        {isPrerendered ? (
          <SuspendUntil resolved={codeLoaded.promise}>
            <Part />
            <HydrationListener onHydrated={() => setHydrated(true)} />
          </SuspendUntil>
        ) : (
          <Part />
        )}
      </Suspense>
    ),
    [Part, isPrerendered, codeLoaded],
  )

  if (savedNodes !== null) {
    return <SavedPart nodes={savedNodes} onPress={() => void loadCode()} />
  }
  return (
    <I18nextProvider i18n={isHydrated ? i18n : prerenderedI18n}>
      {/* The boot script marks the clicks in here until then. */}
      <div ref={container} data-unhydrated={isHydrated ? undefined : ''}>
        {content}
      </div>
    </I18nextProvider>
  )
}

/** Events in a saved part that request its code again. */
const pressEvents = ['pointerdown', 'keydown'] as const

interface SavedPartProps {
  readonly nodes: readonly Node[]
  readonly onPress: () => void
}

/** A part as it was prerendered. A press in it requests its code again. */
function SavedPart({ nodes, onPress }: SavedPartProps) {
  const container = useRef<HTMLDivElement>(null)
  const onEvent = useEffectEvent(onPress)
  useLayoutEffect(() => {
    container.current?.replaceChildren(...nodes)
  }, [nodes])
  useEffect(() => {
    const element = container.current
    const listener = () => onEvent()
    for (const type of pressEvents) element?.addEventListener(type, listener)
    return () => {
      for (const type of pressEvents) element?.removeEventListener(type, listener)
    }
  }, [])
  return <div ref={container} />
}

/** Reports that its sibling, and so the part, is hydrated. */
function HydrationListener({ onHydrated }: { readonly onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return null
}

interface SuspendUntilProps {
  readonly resolved: Promise<void>
  readonly children: ReactNode
}

function SuspendUntil({ resolved, children }: SuspendUntilProps) {
  // The prerenderer renders the part at once.
  if (!import.meta.env.SSR) use(resolved)
  return children
}

/** A promise with its `resolve`; `Promise.withResolvers` is missing in the oldest supported browsers. */
function createDeferred() {
  let resolvePromise: (() => void) | undefined
  const promise = new Promise<void>((resolve) => {
    resolvePromise = resolve
  })
  return { promise, resolve: () => resolvePromise?.() }
}
