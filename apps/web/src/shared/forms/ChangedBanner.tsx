import { Banner } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import styles from './ChangedBanner.module.css'
import type { RecordFormState } from './useRecordForm.ts'

interface ChangedBannerProps<Stored, Field extends string, Refusal extends string> {
  readonly form: RecordFormState<Stored, Field, Refusal>
  /** The message that others have changed the record, a sentence; the changed fields are listed below. */
  readonly changed: string
}

/** While the next press would save over what somebody else has stored: that, and beside it what was typed. */
export function ChangedBanner<Stored, Field extends string, Refusal extends string>({
  form: { changedFields, checkboxes, isOverwriting, labelOf, storedValues, typed },
  changed,
}: ChangedBannerProps<Stored, Field, Refusal>) {
  const { t } = useTranslation('shared')
  if (!isOverwriting) return null
  const shown = (field: Field, value: string) => {
    if (checkboxes.includes(field)) return t(value === 'on' ? 'changed.yes' : 'changed.no')
    return value || t('changed.nothing')
  }
  return (
    <Banner tone="warning">
      <p>{changed}</p>
      <ul className={styles.fields}>
        {changedFields.map((field) => (
          <li key={field}>
            {t(typed[field] === storedValues[field] ? 'changed.to' : 'changed.beside', {
              field: labelOf(field),
              value: shown(field, storedValues[field]),
              typed: shown(field, typed[field]),
            })}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
