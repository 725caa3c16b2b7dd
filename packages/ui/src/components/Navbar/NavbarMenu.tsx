import { Children, useEffect, type ReactNode } from 'react'

import { classNames } from '../../classNames.ts'
import modal from '../../modal/modal.module.css'
import { useModal } from '../../modal/useModal.ts'
import { Button } from '../Button/Button.tsx'
import { CloseIcon } from '../Icon/general.tsx'
import styles from './NavbarMenu.module.css'

interface NavbarMenuProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly logo: ReactNode
  readonly label: string
  readonly closeLabel: string
  readonly links: readonly ReactNode[]
  readonly footer: ReactNode
  readonly languageLinks: ReactNode
}

/** A full-screen menu with the links in large type, for windows too narrow for the bar. */
export function NavbarMenu({
  open,
  onClose,
  logo,
  label,
  closeLabel,
  links,
  footer,
  languageLinks,
}: NavbarMenuProps) {
  const { shown, close, dialogProps } = useModal({ open, onClose })

  // A wide window shows the links in the bar, so the menu closes when the window becomes wide.
  useEffect(() => {
    if (!open) return undefined
    const wide = globalThis.matchMedia('(width >= 64rem)')
    wide.addEventListener('change', onClose)
    return () => wide.removeEventListener('change', onClose)
  }, [open, onClose])

  return (
    <dialog {...dialogProps} className={classNames(modal.modal, styles.menu)} aria-label={label}>
      {shown && (
        <div className={styles.page}>
          <div className={styles.head}>
            <Button variant="icon" aria-label={closeLabel} onClick={close}>
              <CloseIcon />
            </Button>
            {logo}
          </div>
          <nav aria-label={label}>
            <ul className={styles.links}>
              {Children.map(links, (link) => (
                <li>{link}</li>
              ))}
            </ul>
          </nav>
          {footer}
          <div className={styles.languageLinks}>{languageLinks}</div>
        </div>
      )}
    </dialog>
  )
}
