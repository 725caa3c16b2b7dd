import { Banner } from '@storefront/ui'
import type { ReactNode } from 'react'

import styles from './Done.module.css'

/**
 * Says that an action was done. It stands, empty, before there is anything to say: a live region that
 * comes together with its words is not announced reliably.
 */
export function Done({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className={styles.done}>
      {children && (
        <Banner tone="success" role="none">
          {children}
        </Banner>
      )}
    </div>
  )
}
