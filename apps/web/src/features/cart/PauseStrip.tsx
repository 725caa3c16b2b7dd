import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { usePrinted } from '../../shared/query/usePrinted.ts'
import { useSettings } from '../../shared/useSettings.ts'
import { useTime } from '../../shared/useTime.ts'
import { pauseLine, pauseText } from './pause.ts'
import styles from './PauseStrip.module.css'

/**
 * One line on a pause of sales, now or soon, over the top of a page of the shop; it unfolds the whole message.
 * It lies over the page's own margin, because it appears after the first paint and must shift nothing.
 */
export function PauseStrip() {
  const language = useLanguage()
  const [time] = useTime()
  const { data: settings } = useSettings()
  // The page was printed at another time.
  const known = usePrinted(settings, null)
  const line = known && pauseLine(known, time, language)
  return (
    <div className={styles.place} role="status">
      {line !== null && (
        <details className={styles.strip}>
          <summary>
            <span>{line.title}</span>
            <span className={styles.more}>{line.more}</span>
          </summary>
          <p>{known && pauseText(known, time, language)}</p>
        </details>
      )}
    </div>
  )
}
