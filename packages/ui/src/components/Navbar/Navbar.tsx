import { Children, useState, type ComponentProps, type ReactNode } from 'react'

import { classNames } from '../../classNames.ts'
import { Button } from '../Button/Button.tsx'
import { MenuIcon } from '../Icon/general.tsx'
import styles from './Navbar.module.css'
import { NavbarMenu } from './NavbarMenu.tsx'

export interface NavbarProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Accessible name of the navigation. */
  readonly label: string
  /** A link to the home page around a Wordmark. */
  readonly logo: ReactNode
  /** Links to the pages; the one with `aria-current="page"` is highlighted. */
  readonly links: readonly ReactNode[]
  /** Always visible: the buttons for account and cart. */
  readonly actions?: ReactNode
  /** Links to the languages: from 1024 px in the bar, in narrower windows at the bottom of the menu. */
  readonly languageLinks?: ReactNode
  /** Only in the menu, below its links: a link to buy, the visitor's account. */
  readonly menuFooter?: ReactNode
  /** Accessible name of the button that opens the menu. */
  readonly openMenuLabel: string
  /** Accessible name of the button that closes the menu. */
  readonly closeMenuLabel: string
  /** Places the bar over the picture that opens the page, which starts at the window's upper edge. */
  readonly overlay?: boolean
}

/**
 * The bar at the top of every page. In windows under 1024 px the links move to a full-screen menu.
 *
 * **Use it** once, at the top of every page. **Do not use it** for steps or tabs within a page.
 */
export function Navbar({
  label,
  logo,
  links,
  actions,
  languageLinks,
  menuFooter,
  openMenuLabel,
  closeMenuLabel,
  overlay = false,
  className,
  ...rest
}: NavbarProps) {
  const [open, setOpen] = useState(false)
  return (
    <header {...rest} className={classNames(styles.navbar, className)} data-overlay={overlay}>
      <div className={styles.bar}>
        {logo}
        <nav className={styles.pages} aria-label={label}>
          <ul className={styles.links}>
            {Children.map(links, (link) => (
              <li>{link}</li>
            ))}
          </ul>
        </nav>
        <div className={styles.languageLinks}>{languageLinks}</div>
        <div className={styles.actions}>{actions}</div>
        <Button
          variant="icon"
          className={styles.burger}
          aria-label={openMenuLabel}
          aria-expanded={open}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <MenuIcon />
        </Button>
      </div>
      <NavbarMenu
        open={open}
        onClose={() => setOpen(false)}
        logo={logo}
        label={label}
        closeLabel={closeMenuLabel}
        links={links}
        footer={menuFooter}
        languageLinks={languageLinks}
      />
    </header>
  )
}
