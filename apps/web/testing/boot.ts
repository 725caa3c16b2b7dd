import { runInNewContext } from 'node:vm'

import { Window } from 'happy-dom'
import { vi } from 'vitest'

import { compileBoot } from '../build/bootScript.ts'

interface Visit {
  readonly address?: string
  /** The markup of the page's root element. */
  readonly page?: string
  readonly head?: string
  readonly body?: string
  readonly languages?: readonly string[]
  readonly userAgent?: string
  readonly stored?: Readonly<Record<string, string>>
  /** The error that a browser without storage throws. */
  readonly isStorageBlocked?: boolean
  readonly prefersReducedMotion?: boolean
  /** How the page was opened, as `PerformanceNavigationTiming` names it. */
  readonly navigation?: NavigationTimingType
  /** Whether the page is in a tab that nobody sees, and that gets no frames. */
  readonly isHidden?: boolean
}

/** Runs the boot script, as a browser does before the first paint. */
export async function boot({
  address = '/home',
  page = '<html lang="es" data-age="unverified">',
  head = '',
  body = '',
  languages = ['es-EC'],
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64)',
  stored = {},
  isStorageBlocked = false,
  prefersReducedMotion = false,
  navigation = 'navigate',
  isHidden = false,
}: Visit = {}) {
  const happyWindow = new Window({ url: 'https://amaru.example/' })
  const { document } = happyWindow
  document.write(`${page}<head>${head}</head><body>${body}</body></html>`)
  Object.defineProperty(document, 'hidden', { value: isHidden })
  const { pathname, search, hash } = new URL(address, 'https://amaru.example')
  const storage = new Map(Object.entries(stored))
  const replace = vi.fn<(address: string) => void>()
  const addEventListener = vi.fn<typeof window.addEventListener>()
  const frames: (() => void)[] = []
  const tasks: (() => void)[] = []
  /** Calls the script's listeners with an event. */
  const dispatch = (event: Event) => {
    for (const [type, listener] of addEventListener.mock.calls) {
      if (type === event.type && typeof listener === 'function') listener(event)
    }
  }
  /** Runs the callbacks of the next frame, and the tasks after it. */
  const paint = () => {
    for (const run of [...frames.splice(0), ...tasks.splice(0)]) run()
    for (const run of tasks.splice(0)) run()
  }
  const globals = {
    history: { state: null },
    document,
    location: { pathname, search, hash, replace },
    navigator: { languages, userAgent, onLine: true },
    performance: { getEntriesByType: () => [{ type: navigation }] },
    addEventListener,
    matchMedia: () => ({ matches: prefersReducedMotion }),
    requestAnimationFrame: (run: () => void) => void (isHidden || frames.push(run)),
    setTimeout: (run: () => void) => void tasks.push(run),
    get localStorage() {
      if (isStorageBlocked) throw new Error('SecurityError')
      return {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => void storage.set(key, value),
      }
    },
  }
  runInNewContext(await compileBoot(), globals)
  return {
    root: document.documentElement,
    storage,
    replace,
    addEventListener,
    dispatch,
    paint,
    happyWindow,
  }
}

/** The data attributes of the root element, which the style sheet reads. */
export const dataOf = (root: Window['document']['documentElement']) =>
  Object.fromEntries(
    root
      .getAttributeNames()
      .filter((name) => name.startsWith('data-'))
      .map((name) => [name.slice('data-'.length), root.getAttribute(name)]),
  )
