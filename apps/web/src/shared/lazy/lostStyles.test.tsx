import type { Window as HappyWindow } from 'happy-dom'
import { afterEach, describe, expect, it } from 'vitest'

import { takeOverLostStyles } from './lostStyles.ts'

const href = 'https://amaru.example/assets/Part.css'

afterEach(() => {
  document.head.replaceChildren()
  findSheets()
})

/** Reports an error as Vite's loader does; returns whether the loader goes on to the import. */
function report(message: string): boolean {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: new Error(message),
  })
  return !window.dispatchEvent(event)
}

const links = () => [...document.querySelectorAll('link[rel=stylesheet]')]

/** happy-dom loads no sheets; told so, it reports each as loaded. */
function pretendToLoad(): void {
  // Documented, but the types of the DOM do not know it.
  const { happyDOM } = window as unknown as HappyWindow
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true
}

const lose = (event: Event) => {
  event.stopImmediatePropagation()
  event.target?.dispatchEvent(new Event('error'))
}
const loseSheets = () => document.addEventListener('load', lose, { capture: true })
const findSheets = () => document.removeEventListener('load', lose, { capture: true })

describe('a style sheet that is lost', () => {
  it('is left to the import that comes next', () => {
    const styles = takeOverLostStyles()
    expect(report(`Unable to preload CSS for ${href}`)).toBe(true)
    expect(styles.take()).toEqual([href])
    expect(styles.take()).toEqual([])
  })

  it('does not hide that code is lost', () => {
    const styles = takeOverLostStyles()
    expect(report('Failed to fetch dynamically imported module')).toBe(false)
    expect(styles.take()).toEqual([])
  })

  it('is requested again and again by one link, until it is there', async () => {
    pretendToLoad()
    loseSheets()
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
    const styles = takeOverLostStyles()
    report(`Unable to preload CSS for ${href}`)
    for (let attempt = 0; attempt < 10; attempt++) {
      const [first] = links()
      const both = await Promise.allSettled([styles.reload(href), styles.reload(href)])
      expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
      expect(links()).toHaveLength(1)
      expect(links()[0]).not.toBe(first)
    }
    findSheets()
    await styles.reload(href)
    const [loaded] = links()
    await styles.reload(href)
    expect(links()).toEqual([loaded])
  })
})
