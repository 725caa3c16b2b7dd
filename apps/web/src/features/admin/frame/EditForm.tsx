import { Button } from '@storefront/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useUnsavedChanges } from '../../../shared/forms/UnsavedChanges.tsx'
import { ActionResult } from './ActionResult.tsx'
import styles from './EditForm.module.css'
import type { Edit, EditRefusal } from './useEdit.ts'

interface EditFormProps<Stored, Field extends string> {
  readonly edit: Edit<Stored, Field>
  /** The message of success. */
  readonly saved: ReactNode
  /** The message that others have changed it, a sentence; the changed fields are listed below. */
  readonly changed: string
  /** The message that it no longer exists. Leave it out if it cannot be deleted. */
  readonly gone?: string
  readonly className?: string | undefined
  /** The fields. */
  readonly children: ReactNode
}

/**
 * An edit form: fields, the result of saving, and the button, which stays visible. It asks for confirmation before
 * unsaved changes are lost.
 */
export function EditForm<Stored, Field extends string>({
  edit,
  saved,
  changed,
  gone,
  className,
  children,
}: EditFormProps<Stored, Field>) {
  const { t } = useTranslation('admin')
  const {
    state,
    isSaving,
    isChanged,
    formProps,
    storedValues,
    labelOf,
    checkboxes,
    refusedFields,
    changedFields,
    typed,
  } = edit
  useUnsavedChanges(isChanged)

  const shown = (field: Field, value: string) => {
    if (checkboxes.includes(field)) return value === 'on' ? t('yes') : t('no')
    return value || t('nothing')
  }

  /** What is stored of a field, and beside it what was typed, if that is something else. */
  function changeText(field: Field): string {
    const value = shown(field, storedValues[field])
    return typed[field] === storedValues[field]
      ? t('changedTo', { field: labelOf(field), value })
      : t('changedBeside', { field: labelOf(field), value, typed: shown(field, typed[field]) })
  }

  function refused(refusal: EditRefusal) {
    if (refusal === 'gone') return gone
    if (refusal === 'recent-sign-in-required') return t('signInMissing')
    return (
      <>
        <p>{changed}</p>
        <ul>
          {changedFields.map((field) => (
            <li key={field}>{changeText(field)}</li>
          ))}
        </ul>
      </>
    )
  }

  return (
    <form className={className} {...formProps}>
      {children}
      <div
        className={styles.bar}
        data-active={isChanged || refusedFields.length > 0 || state.status !== 'idle' || undefined}
      >
        <ActionResult
          state={state}
          done={() => !isChanged && saved}
          refused={refused}
          errorMessage={t('notSaved')}
        />
        <RefusedFields edit={edit} />
        {isChanged && refusedFields.length === 0 && (
          <p className={styles.unsaved}>{t('unsaved')}</p>
        )}
        <Button type="submit" busy={isSaving} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

interface RefusedFieldsProps<Stored, Field extends string> {
  readonly edit: Edit<Stored, Field>
}

/** The number of refused fields and a button that leads to each, because some may be off the screen. */
function RefusedFields<Stored, Field extends string>({
  edit: { refusedFields, labelOf },
}: RefusedFieldsProps<Stored, Field>) {
  const { t } = useTranslation('admin')
  return (
    <div role="status" className={styles.refused}>
      {refusedFields.length > 0 && (
        <>
          <p>{t('refused', { count: refusedFields.length })}</p>
          <ul>
            {refusedFields.map((field) => (
              <li key={field}>
                <Button
                  variant="quiet"
                  onClick={({ currentTarget: { form } }) => {
                    const control = form?.elements.namedItem(field)
                    if (control instanceof HTMLElement) control.focus()
                  }}
                >
                  {labelOf(field)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
