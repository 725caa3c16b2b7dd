import { splitPath } from '../navigation/paths.ts'

/** Takes over a way off the page; `go` follows it after all. */
export type Hold = (go: () => void) => void

/** Holds back links to other pages of the site, and buttons marked `data-leaves`. Returns a stop. */
export function holdClicks(hold: Hold): () => void {
  const hear = (event: MouseEvent) => {
    const way = event.target instanceof Element ? wayOff(event.target) : null
    if (way === null || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    event.stopPropagation()
    hold(() => way.click())
  }
  // Before anything on the page hears of it.
  window.addEventListener('click', hear, { capture: true })
  return () => window.removeEventListener('click', hear, { capture: true })
}

/** What the click follows off the page; the same page in another language keeps what was typed. */
function wayOff(clicked: Element): HTMLElement | null {
  const way = clicked.closest<HTMLElement>('a[href], [data-leaves]')
  if (!(way instanceof HTMLAnchorElement)) return way
  const isElsewhere = way.origin !== location.origin || !['', '_self'].includes(way.target)
  const isHere = splitPath(way.pathname).path === splitPath(location.pathname).path
  return isElsewhere || isHere || way.download !== '' ? null : way
}

function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
}

/** Holds back and forward through the history, in browsers that let a page do so. Returns a stop. */
export function holdTraversal(hold: Hold): () => void {
  if (!('navigation' in window)) return () => undefined
  const { navigation } = window
  const hear = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return
    event.preventDefault()
    const { key } = event.destination
    hold(() => void navigation.traverseTo(key))
  }
  navigation.addEventListener('navigate', hear)
  return () => navigation.removeEventListener('navigate', hear)
}

/** Has the browser ask, in its own words, before the page is closed or reloaded. Returns a stop. */
export function holdUnload(): () => void {
  window.addEventListener('beforeunload', refuse)
  return () => window.removeEventListener('beforeunload', refuse)
}

function refuse(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
