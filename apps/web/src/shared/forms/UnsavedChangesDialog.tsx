import { ConfirmDialog } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import type { UnsavedChanges } from './useUnsavedChanges.ts'

interface UnsavedChangesDialogProps {
  readonly unsaved: UnsavedChanges
  /** Takes the focus when what had it is gone by then, as an entry of a menu that has closed. */
  readonly onFocusLost: () => void
}

/** Whether to lose what was typed, in two clear buttons. */
export function UnsavedChangesDialog({ unsaved, onFocusLost }: UnsavedChangesDialogProps) {
  const { t } = useTranslation('shared')
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
        const { activeElement, body } = document
        if (activeElement === body || activeElement?.checkVisibility() !== true) onFocusLost()
      }}
    >
      <p>{t('unsaved.text')}</p>
    </ConfirmDialog>
  )
}
