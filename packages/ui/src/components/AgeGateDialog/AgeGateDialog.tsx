import { Children, useId, type ComponentProps, type ReactNode } from 'react'

import { classNames } from '../../classNames.ts'
import { Button } from '../Button/Button.tsx'
import { Scene } from '../Scene/Scene.tsx'
import styles from './AgeGateDialog.module.css'
import { YearInput } from './YearInput.tsx'

export interface AgeGateDialogProps extends Omit<
  ComponentProps<'dialog'>,
  'title' | 'onChange' | 'onSubmit'
> {
  /** The night before the moon has risen: a ScenePicture. */
  readonly picture?: ReactNode
  /** An EngravedEmblem; for a visitor who is too young, the owl's medal. */
  readonly emblem: ReactNode
  /** One line that welcomes the visitor. */
  readonly title: ReactNode
  /** The question for the year of birth. */
  readonly label: ReactNode
  /** Why the gate asks, and what the site stores. An error takes its place. */
  readonly reason?: ReactNode
  /** What is typed so far, not validated: a year, or the beginning of a date. */
  readonly value: string
  /** Receives the text as typed. The caller finds the year in it. */
  readonly onChange: (typed: string) => void
  /** Called when the visitor presses the button or Enter. */
  readonly onSubmit: () => void
  /** Label of the button. */
  readonly submitLabel: string
  /** The error message below the year. */
  readonly error?: ReactNode
  /** Takes the question's place for a visitor who is too young: why they have to leave, and a button to correct the year. */
  readonly farewell?: Farewell | undefined
  /** What visitors read whose browser runs no scripts. */
  readonly withoutScript?: ReactNode
  /** A CookieNotice with `place="gate"`, above the warnings. */
  readonly cookieNotice?: ReactNode
  /** One line per warning, below the form. */
  readonly warnings: readonly ReactNode[]
  /** The links to the languages, in the upper corner. */
  readonly languageLinks?: ReactNode
  /**
   * While the gate leaves: `fade` shows the page behind it; into a `scene`, only its text and its shade fade, because
   * the scene behind it goes on in the same picture. The caller removes the gate afterwards.
   */
  readonly leaving?: 'fade' | 'scene' | undefined
}

interface Farewell {
  readonly text: ReactNode
  readonly correctLabel: string
  readonly onCorrect: () => void
}

/**
 * Asks for the year of birth in a dialog that covers the window. The caller hides the page behind it.
 *
 * **Use it** to ask every visitor for their age before the first page. **Do not use it** for other questions:
 * `ConfirmDialog` asks without hiding the page.
 */
export function AgeGateDialog({
  picture,
  emblem,
  title,
  label,
  reason,
  value,
  onChange,
  onSubmit,
  submitLabel,
  error,
  farewell,
  withoutScript,
  cookieNotice,
  warnings,
  languageLinks,
  leaving,
  className,
  ...rest
}: AgeGateDialogProps) {
  const titleId = useId()
  const noteId = useId()
  return (
    <dialog
      open
      aria-modal={leaving === undefined}
      aria-labelledby={titleId}
      inert={leaving !== undefined}
      {...rest}
      className={classNames(styles.gate, className)}
      data-world="night"
      data-leaving={leaving}
    >
      <Scene className={styles.scene} picture={picture} pose="gate">
        <div className={styles.veil} />
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          <div className={styles.emblem}>{emblem}</div>
          {/* A role instead of an h1: the prerendered page behind the gate already has its h1. */}
          <div role="heading" aria-level={1} className={styles.title} id={titleId}>
            {title}
          </div>
          {farewell === undefined ? (
            <>
              <YearInput
                label={label}
                value={value}
                onChange={onChange}
                invalid={Boolean(error)}
                describedBy={noteId}
              >
                <Button type="submit">{submitLabel}</Button>
              </YearInput>
              {/* One element: nothing moves when the error takes the reason's place. */}
              <div className={styles.note} id={noteId}>
                <p className={styles.error} role="alert">
                  {error}
                </p>
                {withoutScript && (
                  <noscript>
                    <p className={styles.error}>{withoutScript}</p>
                  </noscript>
                )}
                {!error && <p>{reason}</p>}
              </div>
            </>
          ) : (
            <div className={styles.farewell}>
              <p id={noteId}>{farewell.text}</p>
              {/* The focus, so that screen readers say the text too. */}
              <Button
                variant="secondary"
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to the visitor's own press
                autoFocus
                aria-describedby={noteId}
                onClick={farewell.onCorrect}
              >
                {farewell.correctLabel}
              </Button>
            </div>
          )}
        </form>
        {languageLinks && <div className={styles.languageLinks}>{languageLinks}</div>}
        <div className={styles.warnings}>
          {cookieNotice && <div className={styles.cookies}>{cookieNotice}</div>}
          {Children.map(warnings, (warning) => (
            <p>{warning}</p>
          ))}
        </div>
      </Scene>
    </dialog>
  )
}
