import { Button } from '@storefront/ui'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import {
  UnsavedChangesDialog,
  useUnsavedChanges,
} from '../../../shared/forms/useUnsavedChanges.tsx'
import { ActionResult } from './ActionResult.tsx'
import styles from './EditForm.module.css'
import type { Edit, EditRefusal } from './useEdit.ts'

interface EditFormProps<Stored, Field extends string> {
  readonly edit: Edit<Stored, Field>
  /** That all is stored, in words. */
  readonly saved: ReactNode
  /** That others changed it first, as a sentence; what they changed follows it. */
  readonly changed: string
  /** That it is no longer there. Default: that cannot be. */
  readonly gone?: string
  readonly className?: string | undefined
  /** For a long form: the button stays in the window, and says what is not saved yet. */
  readonly sticky?: boolean
  /** The fields. */
  readonly children: ReactNode
}

/** The form of what is edited: its fields, what came of saving them, and the button that does. Asks before changes are lost. */
export function EditForm<Stored, Field extends string>({
  edit,
  saved,
  changed,
  gone,
  className,
  sticky = false,
  children,
}: EditFormProps<Stored, Field>) {
  const { t } = useTranslation('admin')
  const { state, isSaving, isChanged, formProps, now, labelOf, boxes } = edit
  const saveButton = useRef<HTMLButtonElement>(null)
  const unsaved = useUnsavedChanges(isChanged)

  const valueOf = (field: Field) => {
    if (boxes.includes(field)) return now[field] === 'on' ? t('yes') : t('no')
    return now[field] || t('nothing')
  }

  const refused = (refusal: EditRefusal<Field>) =>
    refusal === 'gone' ? (
      gone
    ) : (
      <>
        <p>{changed}</p>
        <ul>
          {refusal.changed.map((field) => (
            <li key={field}>{t('changedTo', { field: labelOf(field), value: valueOf(field) })}</li>
          ))}
        </ul>
      </>
    )

  return (
    <>
      <form className={className} {...formProps}>
        {children}
        <div
          className={sticky ? styles.bar : styles.foot}
          data-active={isChanged || state.status !== 'idle' || undefined}
        >
          <ActionResult
            state={state}
            done={() => !isChanged && saved}
            refused={refused}
            failed={t('notSaved')}
          />
          {sticky && isChanged && <p className={styles.unsaved}>{t('unsaved')}</p>}
          <Button
            ref={saveButton}
            type="submit"
            busy={isSaving}
            busyLabel={t('saving')}
            className={styles.save}
          >
            {t('save')}
          </Button>
        </div>
      </form>
      <UnsavedChangesDialog unsaved={unsaved} onFocusLost={() => saveButton.current?.focus()} />
    </>
  )
}
