import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '../../classNames.ts'
import { Picture, type PictureSource } from '../Picture/Picture.tsx'
import styles from './Scene.module.css'
import { sceneNarrowMedia, sceneSizes } from './sceneSizes.ts'

export interface SceneProps extends ComponentProps<'div'> {
  /** A ScenePicture or SceneLayers. */
  readonly picture: ReactNode
  /** `gate`: in narrow windows the picture is raised by the height of the warnings below it. */
  readonly pose?: 'gate' | 'rest'
  /** While the visitor enters: everything moves from the gate's pose to rest, for 1.6 s. */
  readonly entering?: boolean
}

/**
 * The night valley, as large as the window, with text over it. The picture is anchored at the lower edge and
 * scaled by the height, so that the bottle is always whole. Children place themselves with `--scene-*`
 * (Scene.module.css).
 *
 * **Use it** once, as the first screen of the home page, and behind the gate. **Do not use it** for other pages:
 * their first picture is a `Picture`.
 */
export function Scene({
  picture,
  pose = 'rest',
  entering = false,
  className,
  children,
  ...rest
}: SceneProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.scene, className)}
      data-world="night"
      data-pose={pose}
      data-entering={entering ? '' : undefined}
    >
      <div className={styles.stage}>
        <div className={styles.plate}>{picture}</div>
      </div>
      {children}
    </div>
  )
}

interface ScenePictureProps {
  /** The wide drawing, of 2600 × 1350 units. */
  readonly picture: PictureSource
  /** The tall drawing, of 900 × 1820 units. */
  readonly narrowPicture: PictureSource
  readonly alt: string
  readonly className?: string | undefined
  readonly onLoad?: () => void
}

/** The whole scene as one picture: the largest picture of the first screen. */
export function ScenePicture({ className, ...rest }: ScenePictureProps) {
  return (
    <Picture
      {...rest}
      className={classNames(styles.picture, className)}
      narrowMedia={sceneNarrowMedia}
      sizes={sceneSizes(2600, 900)}
      fit="cover"
      priority
    />
  )
}
