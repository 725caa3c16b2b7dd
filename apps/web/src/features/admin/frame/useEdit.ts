import {
  err,
  ok,
  type FieldErrors,
  type Language,
  type RecentSignInRequired,
  type Result,
} from '@storefront/domain'
import { useState } from 'react'

import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useAction } from '../../../shared/useAction.ts'

/** The values of a form's fields as typed; a checked box is `on`. */
export type FormValues<Field extends string> = Readonly<Record<Field, string>>

/** The definition of a form that edits a stored record. */
export interface FormDefinition<Stored, Field extends string, Valid> {
  /** In the order of the page. */
  readonly fields: readonly Field[]
  readonly checkboxes: readonly Field[]
  /** Inputs of files: what is made of a file is kept here, since the browser keeps only the file. Default: none. */
  readonly files?: readonly Field[]
  /** The form's values for a stored record, with numbers in the format of the language. */
  readonly formOf: (stored: Stored, language: Language) => FormValues<Field>
  readonly check: (typed: FormValues<Field>) => Result<Valid, FieldErrors<Field>>
}

/** The result of saving. */
export interface SaveResult<Stored> {
  /** Whether the changes were written. */
  readonly isSaved: boolean
  /** Whether nothing was written because the admin did not sign in again. */
  readonly needsSignIn?: boolean
  /** The record as it is stored now; null if it no longer exists. */
  readonly now: Stored | null
}

/** Why nothing was written: the record no longer exists, others have changed some of its fields, or a recent sign-in is missing. */
export type EditRefusal<Field extends string> =
  | 'gone'
  | RecentSignInRequired
  | { readonly changed: readonly Field[] }

interface EditOptions<Stored, Field extends string, Valid> {
  readonly form: FormDefinition<Stored, Field, Valid>
  /** The record when the form opens. */
  readonly stored: Stored
  readonly labelOf: (field: Field) => string
  readonly save: (before: Stored, valid: Valid) => Promise<SaveResult<Stored>>
  /** The log message when saving throws an error. */
  readonly failure: string
}

/** Edits a stored record. If others have changed it, the form reports and adopts their changes but keeps the typed values. */
export function useEdit<Stored, Field extends string, Valid>({
  form,
  stored: opened,
  labelOf,
  save,
  failure,
}: EditOptions<Stored, Field, Valid>) {
  const { fields, checkboxes, files = [], formOf, check } = form
  const language = useLanguage()
  const errorText = useFieldErrorText()
  const [stored, setStored] = useState(opened)
  const [initial, setInitial] = useState(() => formOf(opened, language))
  const [typed, setTyped] = useState(initial)
  const { state, run } = useAction(failure, saveTyped)
  const { errorOf, isSubmitting, formProps } = useForm({
    fields,
    check: (values) =>
      check({ ...values, ...Object.fromEntries(files.map((name) => [name, typed[name]])) }),
    async submit(valid) {
      await run(valid)
    },
  })

  async function saveTyped(valid: Valid): Promise<Result<void, EditRefusal<Field>>> {
    const { isSaved, needsSignIn = false, now } = await save(stored, valid)
    if (needsSignIn) return err('recent-sign-in-required')
    if (now === null) return err('gone')
    setStored(now)
    const storedValues = formOf(now, language)
    setInitial(storedValues)
    if (isSaved) {
      // A file that was chosen just before may have been read while saving.
      setTyped((latest) => mergeForm(fields, latest, typed, storedValues).typed)
      return ok(undefined)
    }
    const merged = mergeForm(fields, typed, initial, storedValues)
    setTyped(merged.typed)
    return err({ changed: merged.changed })
  }

  const required = requiredFields(form, typed)
  const fieldProps = (name: Field) => ({
    name,
    label: labelOf(name),
    // Read-only while saving, because the result replaces the values.
    readOnly: isSubmitting,
  })
  return {
    /** The record as last loaded or saved. */
    stored,
    typed,
    /** Whether there are unsaved changes. Compares with the initial values, because the language may have changed the format of numbers. */
    isChanged: fields.some((field) => typed[field] !== initial[field]),
    state,
    isSaving: isSubmitting,
    formProps,
    /** The stored record as the form's values; a checked box is `on`. */
    storedValues: formOf(stored, language),
    labelOf,
    checkboxes,
    /** The fields that were refused, in the order of the page. */
    refusedFields: fields.filter((field) => errorOf(field) !== undefined),
    inputProps: (name: Field) => ({
      ...fieldProps(name),
      error: errorText(errorOf(name)),
      autoComplete: 'off',
      // Screen readers announce an empty field with `required` as invalid from the start.
      'aria-required': required.includes(name) || undefined,
      value: typed[name],
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
        // A select ignores `readOnly`.
        if (!isSubmitting) setTyped((now) => ({ ...now, [name]: currentTarget.value }))
      },
    }),
    checkboxProps: (name: Field) => ({
      ...fieldProps(name),
      error: errorText(errorOf(name)),
      checked: typed[name] === 'on',
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly checked: boolean } }) =>
        setTyped({ ...typed, [name]: currentTarget.checked ? 'on' : '' }),
    }),
  }
}

/** The state of an edit. */
export type Edit<Stored, Field extends string> = ReturnType<typeof useEdit<Stored, Field, unknown>>

/** The fields that are required, given the current state of the checkboxes. */
export function requiredFields<Field extends string>(
  { fields, checkboxes, check }: FormDefinition<never, Field, unknown>,
  typed: FormValues<Field>,
): readonly Field[] {
  const emptied = Object.fromEntries(
    fields.map((field) => [field, checkboxes.includes(field) ? typed[field] : '']),
  )
  // The entries contain every field.
  const checked = check(emptied as FormValues<Field>)
  return checked.ok ? [] : fields.filter((field) => checked.error[field] === 'required')
}

/** A form after merging the changes of others. */
interface MergedForm<Field extends string> {
  /** The typed values of the fields that were edited, and the stored values of all others. */
  readonly typed: FormValues<Field>
  /** The fields that others have changed, other than to what was typed, in the order of the page. */
  readonly changed: readonly Field[]
}

/**
 * Merges the changes of others into a form without overwriting typed values.
 *
 * @param fields all fields, in the order of the page
 * @param initial the values before anything was typed
 * @param now the values that are stored now
 */
export function mergeForm<Field extends string>(
  fields: readonly Field[],
  typed: FormValues<Field>,
  initial: FormValues<Field>,
  now: FormValues<Field>,
): MergedForm<Field> {
  return {
    typed: {
      ...now,
      ...Object.fromEntries(
        fields
          .filter((field) => typed[field] !== initial[field])
          .map((field) => [field, typed[field]]),
      ),
    },
    changed: fields.filter((field) => now[field] !== initial[field] && now[field] !== typed[field]),
  }
}
