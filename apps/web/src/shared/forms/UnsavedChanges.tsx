import { splitPath } from '@storefront/i18n'
import { ConfirmDialog } from '@storefront/ui'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { NavigationType, useBeforeUnload, useBlocker, type Location } from 'react-router-dom'

import { redirectState } from '../navigation/redirectState.ts'

/** Calls `go`, which loses unsaved changes, when the visitor has confirmed it. */
type Ask = (go: () => void) => void

/** What the dialog asks about. */
interface Question {
  readonly leave: () => void
  readonly stay?: () => void
  /** Whether `leave` ends in another page, which must not be asked about once more. */
  readonly leavesPage?: true
}

interface UnsavedChanges {
  /** Registers a form with unsaved changes. Returns a function that removes it. */
  readonly add: () => () => void
  readonly hasAny: boolean
  readonly ask: (question: Question) => void
}

const UnsavedChangesContext = createContext<UnsavedChanges | null>(null)

function useContextValue(): UnsavedChanges {
  const context = useContext(UnsavedChangesContext)
  if (context === null) throw new Error('Unsaved changes need an UnsavedChangesProvider above them')
  return context
}

/**
 * Asks for confirmation before unsaved changes of a form are lost by a link, by going back, by signing out, or by
 * closing the page, where the browser shows its own dialog.
 */
export function UnsavedChangesProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shared')
  const [forms, setForms] = useState(0)
  const [question, setQuestion] = useState<Question | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const hasAny = forms > 0

  const add = useCallback(() => {
    setForms((count) => count + 1)
    setLeaving(false)
    return () => {
      setForms((count) => count - 1)
      // Saved in the meantime: there is nothing to lose any more.
      setQuestion(null)
    }
  }, [])
  const context = useMemo<UnsavedChanges>(() => ({ add, hasAny, ask: setQuestion }), [add, hasAny])

  function discard(): void {
    flushSync(() => {
      setQuestion(null)
      setLeaving(question?.leavesPage === true)
    })
    question?.leave()
  }

  function stay(): void {
    setQuestion(null)
    question?.stay?.()
    const { activeElement, body } = document
    // The focused element is gone: an entry of a closed menu, for example.
    if (activeElement === body || !activeElement?.getClientRects().length) {
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
    }
  }

  return (
    <UnsavedChangesContext value={context}>
      {children}
      {hasAny && !isLeaving && <LeaveBlocker onBlocked={setQuestion} />}
      <ConfirmDialog
        open={question !== null}
        title={t('unsaved.title')}
        closeLabel={t('close')}
        cancelLabel={t('unsaved.stay')}
        confirmLabel={t('unsaved.discard')}
        onConfirm={discard}
        onClose={stay}
      >
        <p>{t('unsaved.text')}</p>
      </ConfirmDialog>
    </UnsavedChangesContext>
  )
}

/**
 * Blocks the router, and the browser's closing of the page, while there are unsaved changes. A redirect is not blocked:
 * when a session ends, its page is gone already.
 */
function LeaveBlocker({ onBlocked }: { readonly onBlocked: (question: Question) => void }) {
  const isTraversal = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    isTraversal.current = historyAction === NavigationType.Pop
    // A page that a redirect led to keeps its state, which comes again on the way back.
    const isRedirect = !isTraversal.current && nextLocation.state === redirectState
    return !isRedirect && !isSamePage(currentLocation, nextLocation)
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined
    const ask = () => onBlocked({ leave: blocker.proceed, stay: blocker.reset })
    if (!isTraversal.current) {
      ask()
      return undefined
    }
    // The router returns to this page first; an open dialog would take that for another Back.
    window.addEventListener('popstate', ask, { once: true })
    return () => window.removeEventListener('popstate', ask)
  }, [blocker, onBlocked])
  useBeforeUnload((event) => event.preventDefault())
  return null
}

/**
 * Whether two addresses are of the same page: forms keep their values when only the language or the fragment changes.
 * Another query counts as another page.
 */
const isSamePage = (one: Location, other: Location) =>
  splitPath(one.pathname).path === splitPath(other.pathname).path && one.search === other.search

/**
 * Protects a form's unsaved changes.
 *
 * @returns calls a function that discards the form's changes: at once without changes, otherwise after a confirmation
 */
export function useUnsavedChanges(hasChanges: boolean): Ask {
  const { add, ask } = useContextValue()
  useEffect(() => (hasChanges ? add() : undefined), [add, hasChanges])
  return (go) => (hasChanges ? ask({ leave: go }) : go())
}

/** Returns a function that leaves the page in another way than by a link: after a confirmation if a form has unsaved changes. */
export function useLeave(): Ask {
  const { hasAny, ask } = useContextValue()
  return (go) => (hasAny ? ask({ leave: go, leavesPage: true }) : go())
}
