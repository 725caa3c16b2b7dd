import { Picture, type PictureSource, Text } from '@storefront/ui'
import type { ReactNode } from 'react'

import styles from './AccountLayout.module.css'

interface AccountLayoutProps {
  readonly title: string
  readonly lead?: string
  /** Shown next to the form in wide windows: upright. */
  readonly picture: PictureSource
  /** Shown as a strip above it in narrow ones: wide. */
  readonly strip: PictureSource
  /** A few words without a form: the strip is higher. Default: false. */
  readonly short?: boolean
  readonly children: ReactNode
}

/** The layout of the login, registration, reset and verification pages: a column beside an engraving, or below a strip. */
export function AccountLayout({
  title,
  lead,
  picture,
  strip,
  short = false,
  children,
}: AccountLayoutProps) {
  return (
    <div className={styles.page} data-short={short || undefined}>
      <div className={styles.column}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {lead !== undefined && <Text look="soft">{lead}</Text>}
        </header>
        <div className={styles.body}>{children}</div>
      </div>
      <Picture
        className={styles.picture}
        picture={picture}
        narrowPicture={strip}
        narrowMedia="(width < 64rem)"
        alt=""
        sizes="(width < 64rem) 136vw, 38rem"
        fit="cover"
        priority
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
