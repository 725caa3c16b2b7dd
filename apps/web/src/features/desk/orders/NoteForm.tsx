import {
  addNote,
  checkFields,
  checkNote,
  err,
  maxNoteLength,
  ok,
  type Order,
} from '@storefront/domain'
import { Button, Field } from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useRecordForm, type FormDefinition } from '../../../shared/forms/useRecordForm.ts'
import { useServices } from '../../../shared/services.tsx'
import { ActionResult } from '../frame/ActionResult.tsx'
import styles from './OrderActivity.module.css'
import { orderQueries } from './orderQueries.ts'

/** A note is added, and none is edited: the form begins empty. */
const noteForm: FormDefinition<null, 'note', { readonly note: string }> = {
  fields: ['note'],
  formOf: () => ({ note: '' }),
  check: ({ note }) => checkFields({ note: checkNote(note) }),
}

/** The form of an internal note. */
export function NoteForm({ order }: { readonly order: Order }) {
  const { t } = useTranslation('desk')
  const { loadBackend } = useServices()
  const queries = useQueryClient()
  const form = useRecordForm({
    form: noteForm,
    stored: null,
    labelOf: () => t('orders.activity.noteLabel'),
    async save(_, { note }) {
      const { run } = await loadBackend()
      const added = await run(addNote, { orderId: order.id, text: note })
      if (!added.ok) return err(added.error)
      queries.setQueryData(orderQueries.notes(loadBackend, order.id).queryKey, added.value)
      return ok(null)
    },
    failure: 'A note could not be stored',
  })
  return (
    <>
      <form className={styles.form} {...form.formProps}>
        <Field {...form.inputProps('note')} maxLength={maxNoteLength} />
        <Button type="submit" variant="secondary" busy={form.isSaving}>
          {t('orders.activity.add')}
        </Button>
      </form>
      <ActionResult
        state={form.state}
        done={() => t('orders.activity.added')}
        refused={(code) =>
          t(code === 'too-many-notes' ? 'orders.activity.full' : 'orders.notFound')
        }
        errorMessage={t('orders.activity.notAdded')}
      />
    </>
  )
}
