import {
  codeOf,
  err,
  ok,
  type Changed,
  type FieldErrors,
  type Language,
  type Result,
} from '@storefront/domain'
import { useState, type FormEvent } from 'react'

import { useLanguage } from '../i18n/useLanguage.ts'
import { useAction } from '../useAction.ts'
import { useUnsavedChanges } from './UnsavedChanges.tsx'
import { focusInput, useFieldErrorText } from './useForm.ts'

/** The values of a form's fields as typed; a checked box is `on`. */
export type FormValues<Field extends string> = Readonly<Record<Field, string>>

/** The definition of a form that edits a stored record. */
export interface FormDefinition<Stored, Field extends string, Valid> {
  /** In the order of the page. */
  readonly fields: readonly Field[]
  /** The fields of its rows, which depend on what is typed. Default: none. */
  readonly rowFields?: (typed: FormValues<Field>) => readonly Field[]
  /** Default: none. */
  readonly checkboxes?: readonly Field[]
  /** The form's values for a stored record, with numbers in the format of the language. */
  readonly formOf: (stored: Stored, language: Language) => FormValues<Field>
  readonly check: (typed: FormValues<Field>) => Result<Valid, FieldErrors<Field>>
}

interface RecordFormOptions<Stored, Field extends string, Valid, Refusal extends string> {
  readonly form: FormDefinition<Stored, Field, Valid>
  /** The record as last loaded. The fields that nobody has typed in follow it. */
  readonly stored: Stored
  readonly labelOf: (field: Field) => string
  /**
   * Saves over `shown`, the record beside which the values were typed, and answers as a command does: with the record
   * that is stored now, or with the refusal `changed` and what somebody else has stored.
   */
  readonly save: (shown: Stored, valid: Valid) => Promise<Result<Stored, Refusal | Changed<Stored>>>
  /** The log message when saving throws an error. */
  readonly failure: string
  /** What was typed in an earlier session. Default: nothing. */
  readonly typedBefore?: Partial<FormValues<Field>>
}

/** What is typed and not stored yet. */
interface Draft<Stored, Field extends string> {
  /** The record when typing began. */
  readonly seen: Stored
  /** Only what differs from what was stored when it was typed. */
  readonly edits: Partial<FormValues<Field>>
}

/**
 * The form of a stored record. What is typed survives a reload of the record, a refusal and an outage. If somebody else
 * has changed what is being typed, the form shows what is stored beside it, and the next press saves over that. Leaving
 * the page with unsaved changes asks for confirmation.
 */
export function useRecordForm<Stored, Field extends string, Valid, Refusal extends string = never>({
  form,
  stored: loaded,
  labelOf,
  save,
  failure,
  typedBefore = {},
}: RecordFormOptions<Stored, Field, Valid, Refusal>) {
  const { checkboxes = [], formOf, check } = form
  const language = useLanguage()
  const errorText = useFieldErrorText()
  // What was saved is shown at once; what is loaded after that replaces it.
  const [record, setRecord] = useState({ loaded, stored: loaded })
  const { stored } = record
  const [draft, setDraft] = useState(() => draftOf<Stored, Field>(stored, typedBefore))
  if (record.loaded !== loaded) {
    setRecord({ loaded, stored: loaded })
    // What somebody else has stored as it was typed is typed no more.
    setDraft(draft && draftOf(draft.seen, withoutSame(draft.edits, formOf(loaded, language))))
  }
  const [wasRefused, setRefused] = useState(false)
  const storedValues = formOf(stored, language)
  const seenValues = draft === null ? storedValues : formOf(draft.seen, language)
  const edits = withoutSame<Field>(draft?.edits ?? {}, storedValues)
  const typed: FormValues<Field> = { ...storedValues, ...edits }
  const fields = fieldsOf(form, { ...seenValues, ...typed })
  const isChanged = !isEmpty(edits)
  const leave = useUnsavedChanges(isChanged)
  const { state, run, reset } = useAction(failure, saveTyped)
  const isSaving = state.status === 'busy'

  async function saveTyped(valid: Valid): Promise<Result<Stored, Refusal | 'changed'>> {
    const answer = await save(stored, valid)
    if (answer.ok) {
      setRecord((now) => ({ ...now, stored: answer.value }))
      // A file that was chosen just before may have been read while saving.
      setDraft((now) => draftOf(answer.value, withoutSame(now?.edits ?? {}, typed)))
      return ok(answer.value)
    }
    const { error } = answer
    if (typeof error === 'object') {
      setRecord((now) => ({ ...now, stored: error.stored }))
      setDraft((now) => now ?? { seen: stored, edits: {} })
    }
    return err(codeOf<Refusal | 'changed'>(error))
  }

  function change(name: Field, value: string): void {
    // Selects and boxes ignore `readOnly`.
    if (isSaving) return
    setDraft((now) =>
      draftOf(now?.seen ?? stored, withoutSame({ ...now?.edits, [name]: value }, storedValues)),
    )
  }

  const checked = check(typed)
  const errorOf = (field: Field) => (wasRefused && !checked.ok ? checked.error[field] : undefined)
  const required = requiredFields(form, typed)
  const changedFields = fields.filter((field) => storedValues[field] !== seenValues[field])
  const valueOf = (name: Field): string => typed[name] ?? ''
  const fieldProps = (name: Field) => ({
    name,
    label: labelOf(name),
    error: errorText(errorOf(name)),
    // Read-only while saving, because the result replaces the values.
    readOnly: isSaving,
  })
  return {
    /** The record as last loaded or saved. */
    stored,
    /** The record when typing began; null while nothing is typed. */
    seen: draft?.seen ?? null,
    typed,
    /** What is typed and not stored yet. */
    edits,
    /** Whether there are unsaved changes. */
    isChanged,
    state,
    isSaving,
    formProps: {
      noValidate: true as const,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault()
        setRefused(!checked.ok)
        if (checked.ok) void run(checked.value)
        else {
          focusInput(
            event.currentTarget,
            fields.find((field) => checked.error[field] !== undefined),
          )
        }
      },
    },
    /** The stored record as the form's values; a checked box is `on`. */
    storedValues,
    labelOf,
    checkboxes,
    /** What somebody else has changed since typing began, in the order of the page. */
    changedFields,
    /** Whether somebody else has changed what is typed here, or saving was refused since the record had changed. */
    isOverwriting:
      changedFields.some((field) => edits[field] !== undefined) ||
      (draft !== null && state.status === 'refused' && state.error === 'changed'),
    /** The fields that were refused, in the order of the page. */
    refusedFields: fields.filter((field) => errorOf(field) !== undefined),
    change,
    /** Types again what is about to be removed from the record, by an undo. */
    restore: (values: Partial<FormValues<Field>>): void =>
      setDraft({ seen: stored, edits: values }),
    /** Calls a function that loses what is typed: after a confirmation, if it is anything. */
    leave,
    /** Discards what is typed. */
    reset: (): void => {
      reset()
      setRefused(false)
      setDraft(null)
    },
    inputProps: (name: Field) => ({
      ...fieldProps(name),
      autoComplete: 'off',
      // Screen readers announce an empty field with `required` as invalid from the start.
      'aria-required': required.includes(name) || undefined,
      // A row that was just added has no values yet.
      value: valueOf(name),
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
        change(name, currentTarget.value)
      },
    }),
    checkboxProps: (name: Field) => ({
      ...fieldProps(name),
      checked: typed[name] === 'on',
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly checked: boolean } }) =>
        change(name, currentTarget.checked ? 'on' : ''),
    }),
  }
}

const isEmpty = (edits: object) => Object.keys(edits).length === 0

const draftOf = <Stored, Field extends string>(
  seen: Stored,
  edits: Partial<FormValues<Field>>,
): Draft<Stored, Field> | null => (isEmpty(edits) ? null : { seen, edits })

const fieldsOf = <Field extends string>(
  { fields, rowFields }: Pick<FormDefinition<never, Field, unknown>, 'fields' | 'rowFields'>,
  typed: FormValues<Field>,
): readonly Field[] => [...fields, ...(rowFields?.(typed) ?? [])]

/** The values without those that are the same in another form. */
function withoutSame<Field extends string>(
  values: Partial<FormValues<Field>>,
  same: Partial<FormValues<Field>>,
): Partial<FormValues<Field>> {
  const fields = Object.keys(values) as Field[] // Object.keys returns plain strings.
  const rest = fields.filter((field) => values[field] !== same[field])
  // Each of these fields has a value.
  return Object.fromEntries(rest.map((field) => [field, values[field]])) as Partial<
    FormValues<Field>
  >
}

/** The form of a record. */
export type RecordFormState<
  Stored,
  Field extends string,
  Refusal extends string = never,
> = ReturnType<typeof useRecordForm<Stored, Field, unknown, Refusal>>

/** The fields that are required, given the current state of the checkboxes. */
export function requiredFields<Field extends string>(
  form: FormDefinition<never, Field, unknown>,
  typed: FormValues<Field>,
): readonly Field[] {
  const { checkboxes = [], check } = form
  const fields = fieldsOf(form, typed)
  const emptied = Object.fromEntries(
    fields.map((field) => [field, checkboxes.includes(field) ? typed[field] : '']),
  )
  // The entries contain every field.
  const checked = check(emptied as FormValues<Field>)
  return checked.ok ? [] : fields.filter((field) => checked.error[field] === 'required')
}
