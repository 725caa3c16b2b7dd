import type { Browser, BrowserContext, Page } from 'playwright'

/** Slow 4G with Lighthouse's values: latency in ms, throughput in bytes per second. */
const network = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 }
/** The processor is this many times slower. */
export const cpuSlowdown = 4

/**
 * A page's paint metrics: FCP, LCP in ms since navigation, TBT in ms, CLS as a score without a unit. LCP is at least
 * the time when the first screen's largest picture has loaded.
 */
export interface Paint {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
}

/** Opens a page in a new browser context: a phone with a slow processor. @param rate how many times slower */
export async function openPhone(browser: Browser, url: string, rate = cpuSlowdown): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: url.includes('/en/') ? 'en-US' : 'es-EC',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  // tsx compiles functions with a helper that is missing in the page.
  await page.addInitScript('globalThis.__name = (named) => named')
  return page
}

export async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network })
}

/** The entries that `observePaint` collects in the page. */
interface Observed {
  fcp: number
  lcp: number
  cls: number
  readonly tasks: Pick<PerformanceEntry, 'startTime' | 'duration'>[]
}

/** The total blocking time in ms: of each long task after the first contentful paint, the time over 50 ms. */
const blockingTime = ({ tasks, fcp }: Observed): number =>
  tasks.reduce((sum, { startTime, duration }) => {
    const afterPaint = startTime + duration - Math.max(startTime, fcp)
    return sum + Math.max(0, afterPaint - 50)
  }, 0)

/** Runs in the page before its own scripts. */
function observePaint(isVerified: boolean): void {
  if (isVerified) localStorage.setItem('ageVerified', 'true')
  const observed: Observed = { fcp: 0, lcp: 0, cls: 0, tasks: [] }
  Object.assign(window, { observed })
  // Playwright serialises only this function, so helpers must be inside it.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.fcp = startTime
  })
  const observeLargest = (time: number) => (observed.lcp = Math.max(observed.lcp, time))
  observe('largest-contentful-paint', ({ startTime }) => observeLargest(startTime))
  // Chromium paints a large AVIF in parts, and then often reports no entry for it.
  const onLoad = ({ target, timeStamp }: Event) => {
    const isFirstPicture = target instanceof HTMLImageElement && target.fetchPriority === 'high'
    if (isFirstPicture && target.checkVisibility()) observeLargest(timeStamp)
  }
  document.addEventListener('load', onLoad, { capture: true })
  observe('layout-shift', (entry) => {
    // TypeScript's DOM types lack it.
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) observed.cls += shift.value
  })
  observe('longtask', ({ startTime, duration }) => observed.tasks.push({ startTime, duration }))
}

/** Loads a page with empty caches over the slow network, and waits until it is idle. */
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
  // `observePaint` has assigned it.
  const observed = await page.evaluate(() => (window as unknown as { observed: Observed }).observed)
  await context.close()
  const { fcp, lcp, cls } = observed
  return { fcp, lcp, cls, tbt: blockingTime(observed) }
}
