import { ConfirmDialog } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import type { UnsavedChanges } from './useUnsavedChanges.ts'

interface UnsavedChangesDialogProps {
  readonly unsaved: UnsavedChanges
  /** Told when the question is over, once the focus is back where it was. */
  readonly onClosed: () => void
}

/** Whether to lose what was typed, in two clear buttons. */
export function UnsavedChangesDialog({ unsaved, onClosed }: UnsavedChangesDialogProps) {
  const { t } = useTranslation('shell')
  return (
    <ConfirmDialog
      open={unsaved.isAsking}
      title={t('unsaved.title')}
      closeLabel={t('close')}
      cancelLabel={t('unsaved.stay')}
      confirmLabel={t('unsaved.discard')}
      onConfirm={unsaved.discard}
      onClose={() => {
        unsaved.stay()
        onClosed()
      }}
    >
      <p>{t('unsaved.text')}</p>
    </ConfirmDialog>
  )
}
