import { Children, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../classNames.ts'
import { Button } from '../Button/Button.tsx'
import { MenuIcon } from '../Icon/general.tsx'
import styles from './Navbar.module.css'
import { NavbarMenu } from './NavbarMenu.tsx'

export interface NavbarProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Name of the navigation. */
  readonly label: string
  /** The way home: a link around the Wordmark. */
  readonly logo: ReactNode
  /** The links to the pages, rendered; the one with `aria-current="page"` is marked. */
  readonly links: readonly ReactNode[]
  /** Always in sight: bag, user. */
  readonly actions?: ReactNode
  /** In the bar from 1024 px, at the foot of the menu below: the languages. */
  readonly secondary?: ReactNode
  /** In the menu only, under its links: a way to buy, what is the visitor's own. */
  readonly menuFoot?: ReactNode
  readonly openMenuLabel: string
  readonly closeMenuLabel: string
  /** Lies over the picture below it instead of standing above it. */
  readonly overlay?: boolean
}

/** The bar on top of every page. Under 1024 px the links move to a page of their own. */
export function Navbar({
  label,
  logo,
  links,
  actions,
  secondary,
  menuFoot,
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
        <div className={styles.secondary}>{secondary}</div>
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
        foot={menuFoot}
        secondary={secondary}
      />
    </header>
  )
}
