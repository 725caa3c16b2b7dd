import { useEffect, useEffectEvent, useRef } from 'react'

import { classNames } from '../../classNames.ts'
import { Picture, type PictureSource } from '../Picture/Picture.tsx'
import styles from './SceneLayers.module.css'
import { sceneNarrowMedia, sceneSizes } from './sceneSizes.ts'

/** A part of the scene, in both drawings. */
export interface SceneLayer {
  readonly wide: PictureSource
  readonly tall: PictureSource
}

export interface SceneLayersProps {
  /** Opaque; as large as the drawing. */
  readonly sky: SceneLayer
  /** Cut to its box. */
  readonly moon: SceneLayer
  /** Transparent above; as wide as the drawing. */
  readonly land: SceneLayer
  /** Cut to its box; transparent where the land stands before it. */
  readonly serpent: SceneLayer
  /** Of 561 × 2038 px, transparent. */
  readonly bottle: PictureSource
  /** Shadow and caustic of the bottle. */
  readonly shadow: PictureSource
  /** Alternative text of the whole scene. */
  readonly alt: string
  /** Called once all pictures are decoded, so that they can move without a delay. */
  readonly onReady: () => void
}

/** The scene in parts: moon, serpent and bottle move when the visitor enters, and the moon a little when they scroll. */
export function SceneLayers({
  sky,
  moon,
  land,
  serpent,
  bottle,
  shadow,
  alt,
  onReady,
}: SceneLayersProps) {
  const layers = useRef<HTMLDivElement>(null)
  const handleReady = useEffectEvent(onReady)

  useEffect(() => {
    let isMounted = true
    const images = [...(layers.current?.querySelectorAll('img') ?? [])]
    Promise.all(images.map((image) => image.decode())).then(
      () => {
        if (isMounted) handleReady()
      },
      // A picture that cannot be loaded: the layers are never ready.
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [])

  const bottleSizes = sceneSizes(266.5, 217.4)
  return (
    <div ref={layers} className={styles.layers} data-layers="">
      <Part className={styles.sky} layer={sky} sizes={sceneSizes(2600, 900)} alt={alt} />
      <div className={styles.parallax}>
        <Part className={styles.moon} layer={moon} sizes={sceneSizes(1120, 784)} />
      </div>
      <Part className={styles.land} layer={land} sizes={sceneSizes(2600, 900)} />
      <Part className={styles.serpent} layer={serpent} sizes={sceneSizes(1245, 816)} />
      <Part className={styles.shadow} layer={{ wide: shadow }} sizes={sceneSizes(735, 600)} />
      <div className={styles.bottle}>
        <div className={styles.dark}>
          <Picture picture={bottle} alt="" sizes={bottleSizes} fit="cover" ahead />
        </div>
        <div className={styles.light}>
          <div className={styles.lit}>
            <Picture picture={bottle} alt="" sizes={bottleSizes} fit="cover" ahead />
          </div>
        </div>
      </div>
    </div>
  )
}

interface PartProps {
  /** Sets its box. */
  readonly className: string | undefined
  readonly layer: Pick<SceneLayer, 'wide'> & Partial<SceneLayer>
  readonly sizes: string
  readonly alt?: string
}

function Part({ className, layer: { wide, tall }, sizes, alt = '' }: PartProps) {
  return (
    <div className={classNames(styles.part, className)}>
      <Picture
        picture={wide}
        narrowPicture={tall}
        narrowMedia={sceneNarrowMedia}
        alt={alt}
        sizes={sizes}
        fit="cover"
        ahead
      />
    </div>
  )
}
