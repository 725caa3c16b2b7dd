import { Picture, type PictureSource } from '../src/components/Picture/Picture.tsx'
import { CopyButton } from './CopyButton.tsx'
import styles from './PictureGallery.module.css'

interface NamedPicture {
  /** The name of its file: `bottle-triple-1`. */
  readonly name: string
  /** The name of its export: `bottleTriple1`. */
  readonly exportName: string
  readonly picture: PictureSource
}

interface PictureGalleryProps {
  readonly pictures: readonly NamedPicture[]
}

/** Shows pictures with their names and sizes, under the first word of their names. */
export function PictureGallery({ pictures }: PictureGalleryProps) {
  const kinds = new Set(pictures.map(kindOf))
  return [...kinds].map((kind) => (
    <section key={kind}>
      <h2>{kind}</h2>
      <ul className={styles.gallery}>
        {pictures
          .filter((picture) => kindOf(picture) === kind)
          .map((picture) => (
            <GalleryItem key={picture.name} {...picture} />
          ))}
      </ul>
    </section>
  ))
}

const kindOf = ({ name }: NamedPicture) => name.replace(/-.*/, '')

function GalleryItem({ name, exportName, picture }: NamedPicture) {
  return (
    <li>
      <div className={styles.frame} data-cut-out={picture.placeholder === 'transparent'}>
        <Picture picture={picture} alt="" sizes="12rem" fit="contain" />
      </div>
      <code>{name}</code>
      <span>
        {picture.width} × {picture.height} px{' '}
        <CopyButton text={`import { ${exportName} } from '@storefront/imagery/${name}'`} />
      </span>
    </li>
  )
}
