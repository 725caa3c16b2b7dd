import { err, type FieldErrors, type Language, ok, type Result } from '@storefront/domain'
import { useState } from 'react'

import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useAction } from '../../../shared/useAction.ts'

/** A form as it is typed; a checked box is `on`. */
export type Typed<Field extends string> = Readonly<Record<Field, string>>

/** A form in which something stored is edited. */
export interface EditedForm<Stored, Field extends string, Valid> {
  /** In the order they are seen. */
  readonly fields: readonly Field[]
  /** Those that are boxes to tick. */
  readonly boxes: readonly Field[]
  /** The form of what is stored, its numbers as one types them in a language. */
  readonly formOf: (stored: Stored, language: Language) => Typed<Field>
  readonly check: (typed: Typed<Field>) => Result<Valid, FieldErrors<Field>>
}

/** What came of saving: whether it was stored, and what is stored now; null when it is gone. */
export interface Saved<Stored> {
  readonly isSaved: boolean
  readonly now: Stored | null
}

/** Why nothing was stored: it is gone, or others changed some of its fields first. */
export type EditRefusal<Field extends string> = 'gone' | { readonly changed: readonly Field[] }

interface EditOptions<Stored, Field extends string, Valid> {
  readonly form: EditedForm<Stored, Field, Valid>
  /** As it is stored when the form opens. */
  readonly stored: Stored
  readonly labelOf: (field: Field) => string
  readonly save: (before: Stored, valid: Valid) => Promise<Saved<Stored>>
  /** What the log says when saving throws. */
  readonly failure: string
}

/** Edits something stored; what others change meanwhile is told and taken over, but for what was typed. */
export function useEdit<Stored, Field extends string, Valid>({
  form,
  stored: opened,
  labelOf,
  save,
  failure,
}: EditOptions<Stored, Field, Valid>) {
  const { fields, boxes, formOf, check } = form
  const language = useLanguage()
  const errorText = useFieldErrorText('admin')
  const [stored, setStored] = useState(opened)
  const [began, setBegan] = useState(() => formOf(opened, language))
  const [typed, setTyped] = useState(began)
  const { state, run } = useAction(failure, saveTyped)
  const { errorOf, isSubmitting, formProps } = useForm({
    fields,
    check,
    async submit(valid) {
      await run(valid)
    },
  })

  async function saveTyped(valid: Valid): Promise<Result<void, EditRefusal<Field>>> {
    const { isSaved, now } = await save(stored, valid)
    if (now === null) return err('gone')
    setStored(now)
    const nowForm = formOf(now, language)
    setBegan(nowForm)
    if (isSaved) {
      setTyped(nowForm)
      return ok(undefined)
    }
    const merged = mergeForm(fields, typed, began, nowForm)
    setTyped(merged.typed)
    return err({ changed: merged.changed })
  }

  const required = requiredFields(form, typed)
  const fieldProps = (name: Field) => ({
    name,
    label: labelOf(name),
    // What is typed while the form is saved would be lost: it takes nothing then.
    readOnly: isSubmitting,
  })
  return {
    /** As far as is known. */
    stored,
    typed,
    /** Whether something was typed that is not stored; another language writes numbers otherwise. */
    isChanged: fields.some((field) => typed[field] !== began[field]),
    state,
    isSaving: isSubmitting,
    formProps,
    /** The fields as they are stored now, in words or numbers; a ticked box is `on`. */
    now: formOf(stored, language),
    labelOf,
    boxes,
    inputProps: (name: Field) => ({
      ...fieldProps(name),
      error: errorText(errorOf(name)),
      autoComplete: 'off',
      // Not `required`: it would be called wrong from the beginning.
      'aria-required': required.includes(name) || undefined,
      value: typed[name],
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
        setTyped({ ...typed, [name]: currentTarget.value }),
    }),
    boxProps: (name: Field) => ({
      ...fieldProps(name),
      checked: typed[name] === 'on',
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly checked: boolean } }) =>
        setTyped({ ...typed, [name]: currentTarget.checked ? 'on' : '' }),
    }),
  }
}

/** Something that is being edited. */
export type Edit<Stored, Field extends string> = ReturnType<typeof useEdit<Stored, Field, unknown>>

/** The fields that may not be left empty, while the boxes are as they are. */
export function requiredFields<Field extends string>(
  { fields, boxes, check }: EditedForm<never, Field, unknown>,
  typed: Typed<Field>,
): readonly Field[] {
  const emptied = Object.fromEntries(
    fields.map((field) => [field, boxes.includes(field) ? typed[field] : '']),
  )
  // The entries were just made from every one of the fields.
  const checked = check(emptied as Typed<Field>)
  return checked.ok ? [] : fields.filter((field) => checked.error[field] === 'required')
}

/** A form of what somebody else changed while it was being filled in. */
interface ChangedMeanwhile<Field extends string> {
  /** What was typed where something was, and what is stored now where nothing was. */
  readonly typed: Typed<Field>
  /** The fields that others changed, in the order they are seen. */
  readonly changed: readonly Field[]
}

/**
 * Takes over into a form what others changed meanwhile, but for what was typed.
 *
 * @param fields all of them, in the order they are seen
 * @param began the form as it was before anything was typed
 * @param now the form of what is stored now
 */
export function mergeForm<Field extends string>(
  fields: readonly Field[],
  typed: Typed<Field>,
  began: Typed<Field>,
  now: Typed<Field>,
): ChangedMeanwhile<Field> {
  return {
    typed: Object.fromEntries(
      fields.map((field) => [field, typed[field] === began[field] ? now[field] : typed[field]]),
      // The entries were just made from every one of the fields.
    ) as Typed<Field>,
    changed: fields.filter((field) => now[field] !== began[field]),
  }
}
