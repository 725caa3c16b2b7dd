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

/** Why nothing was written: the record no longer exists, somebody has edited it since, or a recent sign-in is missing. */
export type EditRefusal = 'gone' | 'changed' | RecentSignInRequired

/** What comes of saving: the record as it is stored now, or why nothing was written. With `changed` comes what is stored. */
export type SaveResult<Stored> =
  | { readonly stored: Stored; readonly refusal: null | 'changed' }
  | { readonly stored: null; readonly refusal: Exclude<EditRefusal, 'changed'> }

interface EditOptions<Stored, Field extends string, Valid> {
  readonly form: FormDefinition<Stored, Field, Valid>
  /** The record when the form opens. */
  readonly stored: Stored
  readonly labelOf: (field: Field) => string
  /** Saves over `shown`, the record that the form shows beside what was typed. */
  readonly save: (shown: Stored, valid: Valid) => Promise<SaveResult<Stored>>
  /** The log message when saving throws an error. */
  readonly failure: string
}

/**
 * Edits a stored record. What is typed survives everything: if somebody else has edited the record, the form shows what
 * is stored beside what was typed, and the next press saves over it.
 */
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
  /** The record before somebody else edited it; null if nobody has since it was opened or saved. */
  const [before, setBefore] = useState<Stored | null>(null)
  /** Only what differs from what was stored when it was typed. */
  const [edits, setEdits] = useState<Partial<FormValues<Field>>>({})
  const storedValues = formOf(stored, language)
  const typed: FormValues<Field> = { ...storedValues, ...edits }
  const { state, run } = useAction(failure, saveTyped)
  const { errorOf, isSubmitting, formProps } = useForm({
    fields,
    check: (values) =>
      check({ ...values, ...Object.fromEntries(files.map((name) => [name, typed[name]])) }),
    async submit(valid) {
      await run(valid)
    },
  })

  async function saveTyped(valid: Valid): Promise<Result<void, EditRefusal>> {
    const saved = await save(stored, valid)
    if (saved.refusal !== null && saved.refusal !== 'changed') return err(saved.refusal)
    setStored(saved.stored)
    if (saved.refusal === 'changed') {
      setBefore(stored)
      return err(saved.refusal)
    }
    setBefore(null)
    // A file that was chosen just before may have been read while saving.
    setEdits((latest) => withoutSame(latest, edits))
    return ok(undefined)
  }

  function type(name: Field, value: string): void {
    setEdits((now) => withoutSame({ ...now, [name]: value }, storedValues))
  }

  const beforeValues = before === null ? storedValues : formOf(before, language)
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
    /** Whether there are unsaved changes. */
    isChanged: fields.some((field) => typed[field] !== storedValues[field]),
    state,
    isSaving: isSubmitting,
    formProps,
    /** The stored record as the form's values; a checked box is `on`. */
    storedValues,
    labelOf,
    checkboxes,
    /** What somebody else has changed meanwhile, in the order of the page. */
    changedFields: fields.filter((field) => storedValues[field] !== beforeValues[field]),
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
        if (!isSubmitting) type(name, currentTarget.value)
      },
    }),
    checkboxProps: (name: Field) => ({
      ...fieldProps(name),
      error: errorText(errorOf(name)),
      checked: typed[name] === 'on',
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly checked: boolean } }) =>
        type(name, currentTarget.checked ? 'on' : ''),
    }),
  }
}

/** The values without those that are the same in another form. */
function withoutSame<Field extends string>(
  values: Partial<FormValues<Field>>,
  same: Partial<FormValues<Field>>,
): Partial<FormValues<Field>> {
  const fields = Object.keys(values) as Field[]
  const rest = fields.filter((field) => values[field] !== same[field])
  // Each of these fields has a value.
  return Object.fromEntries(rest.map((field) => [field, values[field]])) as Partial<
    FormValues<Field>
  >
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
