import { useState, type ReactNode } from 'react'

import { Button } from '../src/components/Button/Button.tsx'
import styles from './MotionDemo.module.css'

/** A button that moves the duration and curve samples among its children back and forth. */
export function MotionDemo({ children }: { readonly children: ReactNode }) {
  const [isAway, setIsAway] = useState(false)
  return (
    <div className={styles.demo} data-away={isAway}>
      <Button onClick={() => setIsAway(!isAway)}>Move them</Button>
      {children}
    </div>
  )
}
