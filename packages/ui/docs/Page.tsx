import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import styles from './Page.module.css'

/** A page of the documentation, set in the type and the colours that it speaks of. */
export function Page({ children }: { readonly children: ReactNode }) {
  return (
    <Unstyled>
      <main className={styles.page} data-world="paper" lang="en">
        {children}
      </main>
    </Unstyled>
  )
}
