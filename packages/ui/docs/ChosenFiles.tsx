import { useState } from 'react'

import { Picture, type PictureSource } from '../src/components/Picture/Picture.tsx'
import styles from './ChosenFiles.module.css'

interface PictureExample {
  readonly picture: PictureSource
  readonly alt: string
  readonly sizes: string
}

/** Renders pictures at the width of their `sizes`, each with the file that this browser has chosen. */
export function ChosenFiles({ pictures }: { readonly pictures: readonly PictureExample[] }) {
  return (
    <div className={styles.row}>
      {pictures.map((example) => (
        <ChosenFile key={example.sizes} {...example} />
      ))}
    </div>
  )
}

function ChosenFile({ picture, alt, sizes }: PictureExample) {
  const [file, setFile] = useState('')
  return (
    <figure
      className={styles.chosen}
      style={{ inlineSize: sizes }}
      onLoadCapture={({ target }) => {
        if (target instanceof HTMLImageElement) setFile(describeFile(picture, target.currentSrc))
      }}
    >
      <Picture picture={picture} alt={alt} sizes={sizes} />
      <figcaption>
        <code>{sizes}</code> {file}
      </figcaption>
    </figure>
  )
}

/** Returns format and width of the file at a URL, as the picture's `srcSet` lists it: "avif, 480 px wide". */
function describeFile({ sources }: PictureSource, fileUrl: string): string {
  const files = sources.flatMap(({ type, srcSet }) =>
    srcSet.split(', ').map((candidate) => {
      const [path = '', width = ''] = candidate.split(' ')
      const format = type.replace('image/', '')
      return { url: new URL(path, fileUrl).href, text: `${format}, ${width.slice(0, -1)} px wide` }
    }),
  )
  return files.find(({ url }) => url === fileUrl)?.text ?? 'the plain src'
}
