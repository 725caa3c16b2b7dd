import { Button, Text } from '@storefront/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ChangedBanner } from '../../../shared/forms/ChangedBanner.tsx'
import { focusInput } from '../../../shared/forms/useForm.ts'
import type { RecordFormState } from '../../../shared/forms/useRecordForm.ts'
import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import styles from './RecordForm.module.css'

interface RecordFormProps<Stored, Field extends string, Refusal extends string> {
  readonly form: RecordFormState<Stored, Field, Refusal>
  /** The message of another refusal. Default: there is none. */
  readonly refused?: (refusal: Refusal) => ReactNode
  readonly className?: string | undefined
  /** The fields. */
  readonly children: ReactNode
}

/** The form that fills a page: fields, the result of saving, and the button, which stays visible. */
export function RecordForm<Stored, Field extends string, Refusal extends string = never>({
  form,
  refused,
  className,
  children,
}: RecordFormProps<Stored, Field, Refusal>) {
  const { t } = useTranslation('desk')
  const { state, isSaving, isChanged, refusedFields } = form
  return (
    <form className={className} {...form.formProps}>
      {children}
      <FormBar isActive={isChanged || refusedFields.length > 0 || state.status !== 'idle'}>
        <ChangedBanner form={form} changed={t('changed')} />
        <ActionResult
          state={state}
          done={() => !isChanged && t('saved')}
          refused={(refusal) => refusal !== 'changed' && refused?.(refusal)}
          errorMessage={t('notSaved')}
        />
        <RefusedFields form={form} />
        {isChanged && refusedFields.length === 0 && (
          <Text look="note" className={styles.unsaved}>
            {t('unsaved')}
          </Text>
        )}
        <Button type="submit" busy={isSaving} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </FormBar>
    </form>
  )
}

interface FormBarProps {
  /** Whether anything is typed or said: only then it stays visible in small windows. */
  readonly isActive: boolean
  readonly children: ReactNode
}

/** The bar at the end of a form that fills a page: what has come of saving, and the button. */
export const FormBar = ({ isActive, children }: FormBarProps) => (
  <div className={styles.bar} data-active={isActive || undefined}>
    {children}
  </div>
)

interface RefusedFieldsProps<Field extends string> {
  readonly form: Pick<RecordFormState<unknown, Field>, 'refusedFields' | 'labelOf'>
}

/** The number of refused fields and a button that leads to each, because some may be off the screen. */
function RefusedFields<Field extends string>({
  form: { refusedFields, labelOf },
}: RefusedFieldsProps<Field>) {
  const { t } = useTranslation('desk')
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
                    if (form !== null) focusInput(form, field)
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
