import { Banner, type BannerProps, Picture, type PictureSource } from '@storefront/ui'
import { type ReactNode, useEffect, useRef } from 'react'

import styles from './AccountLayout.module.css'

interface AccountFrameProps {
  readonly title: string
  readonly lead?: string
  /** Stands beside the form, where there is room for it. */
  readonly picture: PictureSource
  readonly children: ReactNode
}

/** What the forms of login, registration, reset and verification stand in: a narrow column on paper, an engraving beside it. */
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

interface AccountSectionProps {
  /** What links on the page lead to. */
  readonly id: string
  readonly title: string
  readonly lead?: string
  /** Stands beside the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** One subject of the account's own page. */
export function AccountSection({ id, title, lead, action, children }: AccountSectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <header className={styles.sectionHead}>
        <h2 id={`${id}-title`}>{title}</h2>
        {action}
      </header>
      {lead !== undefined && <p className={styles.sectionLead}>{lead}</p>}
      {children}
    </section>
  )
}

/**
 * What came of something whose controls give way to it. It takes the focus that they had, which
 * also has it read out.
 */
export function Outcome(banner: BannerProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return <Banner {...banner} ref={ref} tabIndex={-1} />
}
