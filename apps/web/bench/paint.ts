import type { Browser, BrowserContext, Page } from 'playwright'

/** Slow 4G as Lighthouse applies it: ms, and bytes a second; and a processor four times slower. */
const network = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 }
const cpuSlowdown = 4

/** How a page came to be: in ms since it was asked for, but for the layout shift, a sum of fractions. */
export interface Paint {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
}

/** A visitor of their own on a phone whose processor is slow. */
async function openPhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: url.includes('/en/') ? 'en-US' : 'es-EC',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  // tsx names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  return page
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network })
}

/** What a page notes of itself. */
interface Seen {
  fcp: number
  lcp: number
  cls: number
  readonly tasks: Pick<PerformanceEntry, 'startTime' | 'duration'>[]
}

/** How long tasks kept a visitor waiting who could see something already, in ms. */
const blockingTime = ({ tasks, fcp }: Seen): number =>
  tasks.reduce((sum, { startTime, duration }) => {
    const seen = startTime + duration - Math.max(startTime, fcp)
    return sum + Math.max(0, seen - 50)
  }, 0)

/** Runs in the page before anything else of it does. */
function observePaint(isVerified: boolean): void {
  if (isVerified) localStorage.setItem('ageVerified', 'true')
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, tasks: [] }
  Object.assign(window, { seen })
  // A function outside of this one would not be there in the page.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const observe = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  observe('layout-shift', (entry) => {
    // Not yet in the DOM's types.
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) seen.cls += shift.value
  })
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }))
}

/** Loads a page with empty caches over a slow network, until it is idle. */
export async function measurePaint(
  browser: Browser,
  url: string,
  isVerified: boolean,
): Promise<Paint> {
  const page = await openPhone(browser, url)
  const context = page.context()
  await slowDown(context, page)
  await page.addInitScript(observePaint, isVerified)
  await page.goto(url, { waitUntil: 'networkidle' })
  // Put there by `observePaint`.
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await context.close()
  return { fcp: seen.fcp, lcp: seen.lcp, cls: seen.cls, tbt: blockingTime(seen) }
}

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
 * @returns ms from the click to the frame that shows the other page's heading
 */
export async function measureChange(browser: Browser, url: string, link: string): Promise<number> {
  const page = await openPhone(browser, url)
  await slowDown(page.context(), page)
  await pointAt(page, url, 'link', link)
  await page.waitForTimeout(aheadMs)
  const change = await page.evaluateHandle(observeChange)
  await press(page)
  const took = await change.evaluate((followed) => followed.result)
  await page.context().close()
  return took
}
