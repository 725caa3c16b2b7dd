import { useState } from 'react'

import { Picture, type PictureSource } from '../src/components/Picture/Picture.tsx'
import { contrast, minimumContrast } from '../src/tokens/contrast.ts'
import styles from './TextOnPicture.module.css'

/** Part of a picture, in percent of its width and height. */
interface Area {
  readonly label: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface TextOnPictureProps {
  readonly picture: PictureSource
  readonly areas: readonly Area[]
}

/** A picture with areas, each with the lowest contrast that light text would have in it. */
export function TextOnPicture({ picture, areas }: TextOnPictureProps) {
  const [ratios, setRatios] = useState<readonly number[]>([])
  return (
    <figure
      className={styles.figure}
      data-world="night"
      onLoadCapture={({ target }) => {
        if (target instanceof HTMLImageElement)
          setRatios(areas.map((area) => lowestContrast(target, area)))
      }}
    >
      <Picture
        picture={picture}
        alt="The night valley with the bottle before the moon"
        sizes="60rem"
      />
      {areas.map(({ label, x, y, width, height }, index) => {
        const ratio = ratios[index] ?? 0
        return (
          <p
            key={label}
            className={styles.area}
            data-enough={ratio >= minimumContrast.text}
            style={{
              insetInlineStart: `${x}%`,
              insetBlockStart: `${y}%`,
              inlineSize: `${width}%`,
              blockSize: `${height}%`,
            }}
          >
            <span className={styles.label}>
              {label}: {ratio.toFixed(1)}
            </span>
          </p>
        )
      })}
    </figure>
  )
}

/** Compares light text with the spots of an area, each the average of a few pixels: what the eye sees behind a stroke. */
function lowestContrast(image: HTMLImageElement, { x, y, width, height }: Area): number {
  const canvas = new OffscreenCanvas(200, 100)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return 0
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const { data } = context.getImageData(
    Math.round((x / 100) * canvas.width),
    Math.round((y / 100) * canvas.height),
    Math.round((width / 100) * canvas.width),
    Math.round((height / 100) * canvas.height),
  )
  const light = getComputedStyle(image).getPropertyValue('--text')
  const spots = Array.from({ length: data.length / 4 }, (_, spot) =>
    data.slice(spot * 4, spot * 4 + 3),
  )
  return Math.min(...spots.map((rgb) => contrast(light, hexOf(rgb))))
}

const hexOf = (rgb: Uint8ClampedArray) =>
  `#${[...rgb].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
