import { Banner } from '@storefront/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import { Done } from './Done.tsx'
import type { ActionOutage } from './useAction.ts'

/** What came of saving a form: all of it is stored, or nothing, as others changed some fields first. */
export type Edited<Field extends string> =
  { readonly type: 'saved' } | { readonly type: 'changed'; readonly fields: readonly Field[] }

interface EditResultProps<Field extends string> {
  readonly outcome: Edited<Field> | ActionOutage | null
  readonly saved: ReactNode
  /** That others came first, as a sentence; what they changed follows it. */
  readonly changed: string
  readonly labelOf: (field: Field) => string
  /** The form of what is stored now; `on` in a box that is ticked. */
  readonly now: Readonly<Record<Field, string>>
  readonly boxes: readonly Field[]
}

/** What came of saving a form, with what each field that others changed holds now. */
export function EditResult<Field extends string>({
  outcome,
  saved,
  changed,
  labelOf,
  now,
  boxes,
}: EditResultProps<Field>) {
  const { t } = useTranslation('admin')
  const valueOf = (field: Field) => {
    if (boxes.includes(field)) return now[field] === 'on' ? t('yes') : t('no')
    return now[field] || t('nothing')
  }
  return (
    <>
      <Done>{outcome?.type === 'saved' && saved}</Done>
      {outcome?.type === 'changed' && (
        <Banner tone="warning">
          <p>{changed}</p>
          <ul>
            {outcome.fields.map((field) => (
              <li key={field}>
                {t('changedTo', { field: labelOf(field), value: valueOf(field) })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {outcome?.type === 'outage' && <OutageBanner failed={t('notSaved')} outage={outcome.code} />}
    </>
  )
}
