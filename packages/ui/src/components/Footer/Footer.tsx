import { Children, type ComponentProps, type ReactNode } from 'react'

import { classNames } from '../../classNames.ts'
import styles from './Footer.module.css'

export interface FooterEntry {
  /** The heading, different in each entry. */
  readonly heading: string
  /** Links or lines of text. */
  readonly content: ReactNode
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** A Wordmark. */
  readonly logo: ReactNode
  /** Contact, addresses, pages: a line each. */
  readonly entries: readonly FooterEntry[]
  /** Links with an accessible name, each around a social icon. */
  readonly social: readonly ReactNode[]
  /** One line per warning: responsible drinking, the health warning. */
  readonly warnings: readonly ReactNode[]
  /** The last line: year, name, links to the legal pages. */
  readonly legal: ReactNode
}

/**
 * The end of every page, set like a book's colophon: who made it, and where.
 *
 * **Use it** once, at the end of every page of the shop. **Do not use it** within a page, nor in the dashboard.
 */
export function Footer({
  logo,
  entries,
  social,
  warnings,
  legal,
  className,
  ...rest
}: FooterProps) {
  return (
    <footer {...rest} className={classNames(styles.footer, className)}>
      <div className={styles.content}>
        <div className={styles.logo}>
          {logo}
          <ul className={styles.social}>
            {Children.map(social, (link) => (
              <li>{link}</li>
            ))}
          </ul>
        </div>
        <div className={styles.entries}>
          {entries.map(({ heading, content }) => (
            <div key={heading} className={styles.entry}>
              <h2 className={styles.heading}>{heading}</h2>
              <div className={styles.text}>{content}</div>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.warnings}>
        {Children.map(warnings, (warning) => (
          <p>{warning}</p>
        ))}
      </div>
      <div className={styles.legal}>{legal}</div>
    </footer>
  )
}
