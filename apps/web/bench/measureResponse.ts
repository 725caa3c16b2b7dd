import type { Browser, Page } from 'playwright'

import { openPhone, slowDown } from './measurePaint.ts'

/** How a page responded to a click. */
export interface ClickResponse {
  /** From the click to the next frame, in ms; the browser rounds it to steps of 8. */
  readonly duration: number
  /** Whether that frame shows the result. */
  readonly isShown: boolean
}

/** Runs in the page. Returns the promise in an object: Playwright would await a promise before it clicks. */
function observeClick(): { readonly result: Promise<ClickResponse> } {
  const badge = document.querySelector<HTMLElement>('header [aria-haspopup="dialog"] > span')
  const count = () => badge?.style.getPropertyValue('--cart-count')
  const before = count()
  const isShown = new Promise<boolean>((resolve) =>
    addEventListener('click', () => requestAnimationFrame(() => resolve(count() !== before)), {
      once: true,
    }),
  )
  const duration = new Promise<number>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') resolve(entry.duration)
    })
    // TypeScript's DOM types lack it.
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    // The browser does not report shorter durations.
    addEventListener('click', () => setTimeout(() => resolve(0), 1_000), { once: true })
  })
  const result = Promise.all([duration, isShown]).then(([took, shown]) => ({
    duration: took,
    isShown: shown,
  }))
  return { result }
}

/** Opens a page as a verified visitor without the cookie notice, waits until it is idle, and points at an element. */
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

/** Milliseconds before a press, and between its mouse events. */
const pauseMs = 150
/** Milliseconds in which a page is prefetched. */
const prefetchMs = 5_000

/** Presses the mouse as a person does: Playwright's `click` runs its own checks, and sends all events in one task. */
async function press(page: Page): Promise<void> {
  await page.waitForTimeout(pauseMs)
  await page.mouse.down()
  await page.waitForTimeout(pauseMs)
  await page.mouse.up()
}

/** Clicks a button, and checks whether the navbar's cart changes in the next frame. */
export async function measureClick(
  browser: Browser,
  url: string,
  button: string,
): Promise<ClickResponse> {
  const page = await openPhone(browser, url)
  await pointAt(page, url, 'button', button)
  const observer = await page.evaluateHandle(observeClick)
  await press(page)
  const result = await observer.evaluate((observed) => observed.result)
  await page.context().close()
  return result
}

/** Runs in the page. Returns the promise in an object, as `observeClick` does. */
function observeChange(): { readonly result: Promise<number> } {
  // Playwright serialises only this function, so helpers must be inside it.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const heading = () => document.querySelector('#content h1')?.textContent
  const before = heading()
  const result = new Promise<number>((resolve) =>
    addEventListener(
      'click',
      ({ timeStamp }) => {
        function checkHeading(): void {
          if (heading() === before) requestAnimationFrame(checkHeading)
          // The timer runs right after the frame is painted.
          else setTimeout(() => resolve(performance.now() - timeStamp))
        }
        checkHeading()
      },
      { once: true, capture: true },
    ),
  )
  return { result }
}

/**
 * Follows a link whose page is prefetched, over the slow network.
 *
 * @param slowdown how many times slower the processor is
 * @returns ms from the click to the frame that shows the other page's heading
 */
export async function measureChange(
  browser: Browser,
  url: string,
  link: string,
  slowdown: number,
): Promise<number> {
  const page = await openPhone(browser, url, slowdown)
  await pointAt(page, url, 'link', link)
  await page.waitForTimeout(prefetchMs)
  // Not before: on a slow connection pages are not prefetched (app/prefetchPages.ts).
  await slowDown(page.context(), page)
  const observer = await page.evaluateHandle(observeChange)
  await press(page)
  const duration = await observer.evaluate((observed) => observed.result)
  await page.context().close()
  return duration
}
