import type { FieldErrorCode, FieldErrors, Result } from '@storefront/domain'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'

interface FormOptions<Field extends string, Valid> {
  /** The names of the inputs, in the order of the page. */
  readonly fields: readonly Field[]
  readonly check: (values: Record<Field, string>) => Result<Valid, FieldErrors<Field>>
  /** Must not reject: it reports its own failures. If it resolves to a field, that field was refused and gets the focus. */
  readonly submit: (valid: Valid) => Promise<Field | void>
  /** Called when a submit is refused, by a form that leads to its errors itself. Default: the first invalid field gets the focus. */
  readonly onRefused?: () => void
}

interface Form<Field extends string> {
  readonly errorOf: (field: Field) => FieldErrorCode | undefined
  /** The invalid fields, in the order of the page. */
  readonly invalidFields: readonly Field[]
  readonly formProps: {
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void
  }
}

/**
 * The state of a form with uncontrolled inputs: the browser keeps the values, so that nothing is lost
 * that was typed before hydration or filled in by a password manager. Only the form of a stored record
 * is controlled (`useRecordForm`, docs/decisions/006). A rule of the domain checks the values at submit.
 * A refused form focuses its first invalid field and is checked again at each input until it is accepted.
 */
export function useForm<Field extends string, Valid>({
  fields,
  check,
  submit,
  onRefused,
}: FormOptions<Field, Valid>): Form<Field> {
  const [errors, setErrors] = useState<FieldErrors<Field> | null>(null)
  const wasRefused = useRef(false)
  // From an accepted submit until `submit` resolves; another one is ignored until then.
  const isPending = useRef(false)

  function checkForm(form: HTMLFormElement): Result<Valid, FieldErrors<Field>> {
    const data = new FormData(form)
    const textOf = (field: Field) => {
      const value = data.get(field)
      return typeof value === 'string' ? value : ''
    }
    const values = Object.fromEntries(fields.map((field) => [field, textOf(field)]))
    // `fromEntries` loses the keys: there is an entry for every field.
    const checked = check(values as Record<Field, string>)
    setErrors(checked.ok ? null : checked.error)
    return checked
  }

  async function send(valid: Valid, form: HTMLFormElement): Promise<void> {
    isPending.current = true
    try {
      focusInput(form, await submit(valid))
    } finally {
      isPending.current = false
    }
  }

  return {
    errorOf: (field) => errors?.[field],
    invalidFields: fields.filter((field) => errors?.[field] !== undefined),
    formProps: {
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        if (isPending.current) return
        const form = event.currentTarget
        const checked = checkForm(form)
        wasRefused.current = !checked.ok
        if (checked.ok) {
          void send(checked.value, form)
          return
        }
        if (onRefused !== undefined) onRefused()
        else {
          focusInput(
            form,
            fields.find((field) => checked.error[field] !== undefined),
          )
        }
      },
      onInput(event) {
        if (wasRefused.current) checkForm(event.currentTarget)
      },
    },
  }
}

/** Focuses the input with a name. */
export function focusInput(form: HTMLFormElement, name: string | void): void {
  const input = name === undefined ? null : form.elements.namedItem(name)
  if (input instanceof HTMLElement) input.focus()
}

/** Returns the message for a field's error; undefined without an error. */
export function useFieldErrorText(): (code: FieldErrorCode | undefined) => string | undefined {
  const { t } = useTranslation('shared')
  return (code) => (code === undefined ? undefined : t(`fieldErrors.${code}`))
}
