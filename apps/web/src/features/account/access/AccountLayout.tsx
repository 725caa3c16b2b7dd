import { historyLandscape } from '@storefront/imagery/history-landscape'
import { legendLechuza } from '@storefront/imagery/legend-lechuza'
import { legendOwlWide } from '@storefront/imagery/legend-owl-wide'
import { legendSerpent } from '@storefront/imagery/legend-serpent'
import { legendSerpentWide } from '@storefront/imagery/legend-serpent-wide'
import { process1Selection } from '@storefront/imagery/process-1-selection'
import { Picture, Text } from '@storefront/ui'
import type { ReactNode } from 'react'

import styles from './AccountLayout.module.css'

/** The engravings: upright next to the form in wide windows, wide as a strip above it in narrow ones. */
const plates = {
  harvest: { upright: process1Selection, strip: historyLandscape },
  owl: { upright: legendLechuza, strip: legendOwlWide },
  serpent: { upright: legendSerpent, strip: legendSerpentWide },
} as const

interface AccountLayoutProps {
  readonly title: string
  readonly lead?: string
  readonly plate: keyof typeof plates
  /** A few words without a form: the strip is higher. Default: false. */
  readonly short?: boolean
  readonly children: ReactNode
}

/** The layout of the login, registration, reset and verification pages: a column beside an engraving, or below a strip. */
export function AccountLayout({ title, lead, plate, short = false, children }: AccountLayoutProps) {
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
        picture={plates[plate].upright}
        narrowPicture={plates[plate].strip}
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
