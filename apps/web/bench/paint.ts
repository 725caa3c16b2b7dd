import type { Browser, BrowserContext, Page } from 'playwright'

/** Slow 4G as Lighthouse applies it: ms, and bytes a second; and a processor four times slower. */
const network = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 }
export const cpuSlowdown = 4

/** How a page came to be: in ms since it was asked for, but for the layout shift, a sum of fractions. */
export interface Paint {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
}

/** A visitor of their own on a phone whose processor is slow. */
export async function openPhone(browser: Browser, url: string, rate = cpuSlowdown): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: url.includes('/en/') ? 'en-US' : 'es-EC',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  // tsx names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  return page
}

export async function slowDown(context: BrowserContext, page: Page): Promise<void> {
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
