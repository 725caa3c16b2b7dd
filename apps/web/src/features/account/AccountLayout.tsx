import { Banner, Picture, type BannerProps, type PictureSource } from '@storefront/ui'
import { useEffect, useRef, type ReactNode } from 'react'

import styles from './AccountLayout.module.css'

interface AccountLayoutProps {
  readonly title: string
  readonly lead?: string
  /** Shown next to the form in wide windows. */
  readonly picture: PictureSource
  readonly children: ReactNode
}

/** The layout of the login, registration, reset and verification pages: a narrow column next to an engraving. */
export function AccountLayout({ title, lead, picture, children }: AccountLayoutProps) {
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
  /** The target of links on the page. */
  readonly id: string
  readonly title: string
  /** 3 for a part of another section. Default: 2. */
  readonly headingLevel?: 2 | 3
  readonly lead?: string
  /** A control next to the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A section of the account page. */
export function AccountSection({
  id,
  title,
  headingLevel = 2,
  lead,
  action,
  children,
}: AccountSectionProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <section
      className={headingLevel === 2 ? styles.section : styles.part}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <header className={styles.sectionHead}>
        <Heading id={`${id}-title`}>{title}</Heading>
        {action}
      </header>
      {lead !== undefined && <p className={styles.sectionLead}>{lead}</p>}
      {children}
    </section>
  )
}

/**
 * A banner that replaces the controls of a completed action. It takes the focus, so that the focus is
 * not lost with the controls and screen readers announce it.
 */
export function FocusedBanner(banner: BannerProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return <Banner {...banner} ref={ref} tabIndex={-1} />
}
