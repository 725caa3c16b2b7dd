import { maxPictureLength } from '@storefront/domain'

/** The longer side of a stored picture, at most, in px: twice what the products page shows. */
const maxSide = 1000

/** Qualities of a JPEG file, the best first. Most photographs are small enough with the first. */
const qualities = [0.85, 0.7, 0.5]

/**
 * Makes the picture to store of a file: smaller, without the camera's notes (place, time), and on white where it is
 * transparent. Returns its data URL; null if the browser cannot read the file.
 */
export async function pictureOf(file: Blob): Promise<string | null> {
  const source = await createImageBitmap(file).catch(() => null)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (source === null || context === null) return null
  const scale = Math.min(1, maxSide / Math.max(source.width, source.height))
  canvas.width = Math.ceil(source.width * scale)
  canvas.height = Math.ceil(source.height * scale)
  context.imageSmoothingQuality = 'high'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  source.close()
  for (const quality of qualities) {
    const src = canvas.toDataURL('image/jpeg', quality)
    if (src.length <= maxPictureLength) return src
  }
  return null
}
