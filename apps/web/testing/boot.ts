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
  /** What a browser without storage throws. */
  readonly isStorageBlocked?: boolean
  readonly prefersReducedMotion?: boolean
}

/** Runs the boot script as a browser does before it paints a page. */
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
}: Visit = {}) {
  const { document } = new Window({ url: 'https://amaru.example/' })
  document.write(`${page}<head>${head}</head><body>${body}</body></html>`)
  const { pathname, search, hash } = new URL(address, 'https://amaru.example')
  const storage = new Map(Object.entries(stored))
  const replace = vi.fn<(address: string) => void>()
  const addEventListener = vi.fn<typeof window.addEventListener>()
  const frames: (() => void)[] = []
  const tasks: (() => void)[] = []
  /** Tells the script of an event that the window has. */
  const dispatch = (event: Event) => {
    for (const [type, listener] of addEventListener.mock.calls) {
      if (type === event.type && typeof listener === 'function') listener(event)
    }
  }
  /** Paints a frame, and does what waits behind it. */
  const paint = () => {
    for (const run of [...frames.splice(0), ...tasks.splice(0)]) run()
    for (const run of tasks.splice(0)) run()
  }
  const globals = {
    document,
    location: { pathname, search, hash, replace },
    navigator: { languages, userAgent },
    addEventListener,
    matchMedia: () => ({ matches: prefersReducedMotion }),
    requestAnimationFrame: (run: () => void) => void frames.push(run),
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
  return { root: document.documentElement, storage, replace, addEventListener, dispatch, paint }
}

/** The root's data attributes, by which the stylesheet shows and hides. */
export const dataOf = (root: Window['document']['documentElement']) =>
  Object.fromEntries(
    root
      .getAttributeNames()
      .filter((name) => name.startsWith('data-'))
      .map((name) => [name.slice('data-'.length), root.getAttribute(name)]),
  )
