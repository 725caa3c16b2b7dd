import { useState } from 'react'
import { Picture, type PictureSource } from '../src/components/Picture/Picture.tsx'
import styles from './ChosenFiles.module.css'

interface Shown {
  readonly picture: PictureSource
  readonly alt: string
  readonly sizes: string
}

/** Pictures as wide as their `sizes` say, each with the file that this browser took for it. */
export function ChosenFiles({ pictures }: { readonly pictures: readonly Shown[] }) {
  return (
    <div className={styles.row}>
      {pictures.map((shown) => (
        <ChosenFile key={shown.sizes} {...shown} />
      ))}
    </div>
  )
}

function ChosenFile({ picture, alt, sizes }: Shown) {
  const [file, setFile] = useState('')
  return (
    <figure
      className={styles.chosen}
      style={{ inlineSize: sizes }}
      onLoadCapture={({ target }) => {
        if (target instanceof HTMLImageElement) setFile(describe(picture, target.currentSrc))
      }}
    >
      <Picture picture={picture} alt={alt} sizes={sizes} />
      <figcaption>
        <code>{sizes}</code> {file}
      </figcaption>
    </figure>
  )
}

/** "avif, 480 px wide": what a picture's `srcSet` says of the file at an address. */
function describe({ sources }: PictureSource, address: string): string {
  const files = sources.flatMap(({ type, srcSet }) =>
    srcSet.split(', ').map((candidate) => {
      const [path = '', width = ''] = candidate.split(' ')
      const format = type.replace('image/', '')
      return { url: new URL(path, address).href, text: `${format}, ${width.slice(0, -1)} px wide` }
    }),
  )
  return files.find(({ url }) => url === address)?.text ?? 'the plain file'
}
