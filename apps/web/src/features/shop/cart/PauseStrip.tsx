import { useState } from 'react'

import { useIsHydrating } from '../../../shared/hydration.tsx'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useSettings } from '../../../shared/useSettings.ts'
import { useTime } from '../../../shared/useTime.ts'
import { pauseLine, pauseText } from './pause.ts'
import styles from './PauseStrip.module.css'

/**
 * One line on a pause of sales, now or soon, over the top of a page of the shop; it unfolds the whole message.
 * It lies over the page's own margin, because it appears after the first paint and must shift nothing.
 */
export function PauseStrip() {
  const language = useLanguage()
  const [time] = useTime()
  const [isOpen, setOpen] = useState(false)
  const { data: settings } = useSettings()
  // The page was printed at another time.
  const known = useIsHydrating() ? null : settings
  const line = known && pauseLine(known, time, language)
  return (
    <div className={styles.place} aria-live="polite">
      {line !== null && (
        <details className={styles.strip} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            <span>{line.title}</span>
            <span className={styles.more}>{line.more}</span>
          </summary>
          {isOpen && known && <p>{pauseText(known, time, language)}</p>}
        </details>
      )}
    </div>
  )
}
