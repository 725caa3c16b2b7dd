import { Picture } from '@storefront/ui'

import type { Medal } from './medals/Medal.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { useArrival } from '../age-gate/useArrival.ts'
import lit from './lit.module.css'
import styles from './MedalButton.module.css'

interface MedalButtonProps {
  readonly medal: Medal
  readonly onOpen: () => void
}

/** A medal in the grid, its inscription below; who arrives at its anchor finds it open. */
export function MedalButton({ medal, onOpen }: MedalButtonProps) {
  const language = useLanguage()
  const button = useArrival<HTMLButtonElement>(onOpen)
  return (
    <button
      ref={button}
      id={medal.id}
      className={styles.medal}
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={`${lit.disc} ${styles.disc}`}>
        <Picture
          picture={medal.picture}
          alt=""
          sizes="(width < 40rem) 45vw, (width < 64rem) 30vw, 17rem"
        />
        <span className={`${lit.light} ${styles.light}`} />
      </span>
      <span className={styles.title}>{medal.title[language]}</span>{' '}
      <span className={styles.category}>{medal.category[language]}</span>
    </button>
  )
}
