import type { Browser, Page } from 'playwright'

import { openPhone, slowDown } from './paint.ts'

/** What came of a click. */
export interface Answer {
  /** From the click until the frame that answers it was shown, in ms, as the browser counts it: in steps of 8. */
  readonly duration: number
  /** Whether that frame says so. */
  readonly isShown: boolean
}

/** Runs in the page: the promise in an object, since as it is it would be waited for before anybody clicks. */
function observeClick(): { readonly result: Promise<Answer> } {
  const badge = document.querySelector<HTMLElement>('header [aria-haspopup="dialog"] > span')
  const count = () => badge?.style.getPropertyValue('--cart-count')
  const before = count()
  const isShown = new Promise<boolean>((tell) =>
    addEventListener('click', () => requestAnimationFrame(() => tell(count() !== before)), {
      once: true,
    }),
  )
  const duration = new Promise<number>((tell) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') tell(entry.duration)
    })
    // Not yet in the DOM's types.
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    // What is quicker than that is not told of.
    addEventListener('click', () => setTimeout(() => tell(0), 1_000), { once: true })
  })
  const result = Promise.all([duration, isShown]).then(([took, shown]) => ({
    duration: took,
    isShown: shown,
  }))
  return { result }
}

/** The page as somebody of age gets it who has answered the notice, idle, with an element of it pointed at. */
async function pointAt(page: Page, url: string, role: 'button' | 'link', name: string) {
  await page.addInitScript(() => localStorage.setItem('ageVerified', 'true'))
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'))
  await page.goto(url, { waitUntil: 'networkidle' })
  const target = page.getByRole(role, { name, exact: true })
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error(`Not shown: ${name}`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

/** How long a finger rests on what it presses, and how long a page takes at most to come over a slow network, in ms. */
const pauseMs = 150
const aheadMs = 5_000

/** As a hand does it: Playwright's own click puts all of its events into one task, with checks of its own before them. */
async function press(page: Page): Promise<void> {
  await page.waitForTimeout(pauseMs)
  await page.mouse.down()
  await page.waitForTimeout(pauseMs)
  await page.mouse.up()
}

/** Presses a button, and looks at the navbar's cart in the next frame. */
export async function measureClick(browser: Browser, url: string, button: string): Promise<Answer> {
  const page = await openPhone(browser, url)
  await pointAt(page, url, 'button', button)
  const answer = await page.evaluateHandle(observeClick)
  await press(page)
  const result = await answer.evaluate((clicked) => clicked.result)
  await page.context().close()
  return result
}

/** Runs in the page: the promise in an object, as for a click. */
function observeChange(): { readonly result: Promise<number> } {
  // A function outside of this one would not be there in the page.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const heading = () => document.querySelector('#content h1')?.textContent
  const before = heading()
  const result = new Promise<number>((tell) =>
    addEventListener(
      'click',
      ({ timeStamp }) => {
        function look(): void {
          if (heading() === before) requestAnimationFrame(look)
          // Right after the frame.
          else setTimeout(() => tell(performance.now() - timeStamp))
        }
        look()
      },
      { once: true, capture: true },
    ),
  )
  return { result }
}

/**
 * Follows a link that was pointed at before, over a slow network.
 *
 * @param slowdown how many times slower the processor is made
 * @returns ms from the click to the frame that shows the other page's heading
 */
export async function measureChange(
  browser: Browser,
  url: string,
  link: string,
  slowdown: number,
): Promise<number> {
  const page = await openPhone(browser, url, slowdown)
  await slowDown(page.context(), page)
  await pointAt(page, url, 'link', link)
  await page.waitForTimeout(aheadMs)
  const change = await page.evaluateHandle(observeChange)
  await press(page)
  const took = await change.evaluate((followed) => followed.result)
  await page.context().close()
  return took
}
