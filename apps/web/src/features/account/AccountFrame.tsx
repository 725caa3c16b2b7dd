import { Picture, type PictureSource } from '@storefront/ui'
import type { ReactNode } from 'react'

import styles from './AccountFrame.module.css'

interface AccountFrameProps {
  readonly title: string
  readonly lead?: string
  /** Stands beside the form, where there is room for it. */
  readonly picture: PictureSource
  readonly children: ReactNode
}

/** What the forms at the door stand in: a narrow column on paper, an engraving beside it. */
export function AccountFrame({ title, lead, picture, children }: AccountFrameProps) {
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
      <Picture
        className={styles.picture}
        picture={picture}
        alt=""
        sizes="(width < 64rem) 1px, 30rem"
      />
    </div>
  )
}
