import { type ReactNode, useState } from 'react'
import { Button } from '../src/components/Button/Button.tsx'
import styles from './Movable.module.css'

/** Sends the samples of durations and curves inside of it to and fro. */
export function Movable({ children }: { readonly children: ReactNode }) {
  const [isAway, setIsAway] = useState(false)
  return (
    <div className={styles.movable} data-away={isAway}>
      <Button onClick={() => setIsAway(!isAway)}>Move them</Button>
      {children}
    </div>
  )
}
