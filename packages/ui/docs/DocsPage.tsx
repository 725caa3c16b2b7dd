import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

import styles from './DocsPage.module.css'

/** A documentation page that uses the fonts and colours of the design tokens. */
export function DocsPage({ children }: { readonly children: ReactNode }) {
  return (
    <Unstyled>
      <main className={styles.page} data-world="paper" lang="en">
        {children}
      </main>
    </Unstyled>
  )
}
