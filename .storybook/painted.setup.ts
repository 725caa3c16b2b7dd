/**
 * After each story: its pictures and the drawings that its SVGs refer to are really painted. A role says nothing about
 * that: a picture that fails to load keeps its role, and so does an `<svg>` whose `<use>` leads nowhere.
 */
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'

/** Files and drawings whose pixels were seen; the cache holds them for the stories that follow. */
const seen = new Set<string>()

afterEach(async () => {
  for (const image of document.images) {
    if (!image.checkVisibility() || seen.has(image.currentSrc)) continue
    image.loading = 'eager'
    await image.decode().catch((cause: unknown) => {
      throw new Error(`${image.currentSrc || image.src} does not load`, { cause })
    })
    if (shadesOf(image) < 2) throw new Error(`${image.currentSrc} is a single colour`)
    seen.add(image.currentSrc)
  }
  for (const use of document.querySelectorAll('use')) {
    const drawing = use.ownerSVGElement
    const { baseVal: href } = use.href
    if (drawing === null || seen.has(href) || !isInView(drawing)) continue
    const base64 = await page.elementLocator(drawing).screenshot({ save: false })
    const photograph = new Image()
    photograph.src = `data:image/png;base64,${base64}`
    await photograph.decode()
    if (shadesOf(photograph) < 2) {
      throw new Error(`Nothing is painted for <use href="${href.slice(0, 80)}…">`)
    }
    seen.add(href)
  }
})

function isInView(element: Element): boolean {
  const { width, height, top, left } = element.getBoundingClientRect()
  const isInWindow =
    top >= 0 && left >= 0 && top + height <= innerHeight && left + width <= innerWidth
  return width > 0 && isInWindow && element.checkVisibility({ visibilityProperty: true })
}

/** The number of different colours in a picture, scaled to 32 by 32 pixels. */
function shadesOf(image: HTMLImageElement): number {
  const size = 32
  const context = new OffscreenCanvas(size, size).getContext('2d')
  if (context === null) throw new Error('This browser has no canvas.')
  context.drawImage(image, 0, 0, size, size)
  return new Set(new Uint32Array(context.getImageData(0, 0, size, size).data.buffer)).size
}
