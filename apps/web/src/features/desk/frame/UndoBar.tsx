import { Banner, Button, CloseIcon } from '@storefront/ui'
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import styles from './UndoBar.module.css'

/** How long an action can be undone in the bar, in seconds. */
const undoSeconds = 10

/** What could not be done, and why. */
export interface Problem {
  readonly text: ReactNode
  /** The page that shows more, without the language's prefix. */
  readonly to: string
}

/** What an action has done. */
export interface Report {
  /** Empty if nothing was done. */
  readonly text: string
  readonly problems?: readonly Problem[]
  /** Undoes it, and reports that. */
  readonly undo?: () => void
}

interface Reports {
  readonly report: Report | null
  readonly show: (report: Report | null) => void
}

const ReportContext = createContext<Reports | null>(null)

/** The report in the bar, and a function that shows another one in its place. Throws outside a `WithUndoBar`. */
export function useReport(): Reports {
  const reports = useContext(ReportContext)
  if (reports === null) throw new Error('useReport() needs a WithUndoBar above it')
  return reports
}

/** Children that report what they do, and the one bar that shows it at the bottom of the window. */
export function WithUndoBar({ children }: { readonly children: ReactNode }) {
  const [report, setReport] = useState<Report | null>(null)
  const reports = useMemo(() => ({ report, show: setReport }), [report])
  return (
    <ReportContext value={reports}>
      {children}
      {/* Rendered beforehand: screen readers do not reliably announce a region that appears with its text. */}
      <div role="status" className={styles.region}>
        {report !== null && <UndoBar report={report} onClose={() => setReport(null)} />}
      </div>
    </ReportContext>
  )
}

interface UndoBarProps {
  readonly report: Report
  readonly onClose: () => void
}

/** What was done, with the button that undoes it, and what could not be done. It closes by itself, unless it names problems. */
function UndoBar({ report, onClose }: UndoBarProps) {
  const { t } = useTranslation('desk')
  const [timedOut, setTimedOut] = useState<Report | null>(null)
  const [isHeld, setHeld] = useState(false)
  const { text, undo, problems = [] } = report
  const isOver = timedOut === report
  const hasProblems = problems.length > 0
  useEffect(() => {
    // The pressed button has the focus, and may be below the bar.
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [report])
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => {
      setTimedOut(report)
      if (!hasProblems) onClose()
    }, undoSeconds * 1000)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onClose` is new at each render
  }, [isHeld, report, hasProblems])
  return (
    <div
      className={styles.bar}
      data-held={isHeld || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {text !== '' && (
        <p>
          <span>{text}</span>
          {undo !== undefined && !isOver && (
            <Button variant="quiet" onClick={undo}>
              {t('undo')}
            </Button>
          )}
        </p>
      )}
      {hasProblems && (
        <Banner tone="warning" role="none" className={styles.problems}>
          <ul>
            {problems.map((problem) => (
              <li key={problem.to}>
                {problem.text} <LocalizedLink to={problem.to}>{t('see')}</LocalizedLink>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {hasProblems && (
        <Button variant="icon" aria-label={t('close')} onClick={onClose}>
          <CloseIcon />
        </Button>
      )}
    </div>
  )
}
