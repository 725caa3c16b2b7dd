import type { Account, Profile } from '@storefront/domain'
import { Banner, Button } from '@storefront/ui'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { UnsavedChangesDialog } from '../../../shared/forms/UnsavedChangesDialog.tsx'
import { useUnsavedChanges } from '../../../shared/forms/useUnsavedChanges.ts'
import { AccountSection } from '../AccountSection.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { useProfileEditor } from './useProfileEditor.ts'

interface ProfileEditorProps {
  readonly account: Account
  /** Null while none has been saved. */
  readonly profile: Profile | null
}

/** The visitor's data, to read and, after a toggle, to edit (spec section 2). */
export function ProfileEditor({ account, profile: read }: ProfileEditorProps) {
  const { t } = useTranslation(['account', 'shared'])
  const form = useRef<HTMLFormElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const editor = useProfileEditor(account, read, () => toggle.current?.focus())
  const { profile, isEditing, isSubmitting, failure } = editor
  const unsaved = useUnsavedChanges(editor.hasChanges)

  const focusFirstField = () => form.current?.querySelector<HTMLElement>('input:enabled')?.focus()

  function edit(): void {
    flushSync(() => editor.setMode(true))
    focusFirstField()
  }

  return (
    <AccountSection
      id="data"
      title={t('profile.data')}
      lead={t('profile.lead')}
      action={
        <Button
          ref={toggle}
          variant="quiet"
          onClick={() => (isEditing ? unsaved.leave(() => editor.setMode(false)) : edit())}
        >
          {isEditing ? t('profile.cancel') : t('profile.edit')}
        </Button>
      }
    >
      {profile === null && <Banner tone="warning">{t('profile.missing')}</Banner>}
      <form ref={form} {...editor.formProps}>
        <ProfileFields
          // Made anew, the fields hold what is stored: after a save, and when an edit is given up.
          key={String(isEditing)}
          account={account}
          profile={profile}
          mode={isSubmitting ? 'saving' : isEditing ? 'editing' : 'reading'}
          errorOf={editor.errorOf}
        />
        {failure !== null && (
          <Banner tone="error">
            <p>{t('profile.updateFailed')}</p>
            <p>{t(`shared:outage.${failure}`)}</p>
          </Banner>
        )}
        {isEditing && (
          <Button type="submit" busy={isSubmitting} busyLabel={t('profile.updating')}>
            {t('profile.update')}
          </Button>
        )}
      </form>
      <UnsavedChangesDialog unsaved={unsaved} onFocusLost={focusFirstField} />
    </AccountSection>
  )
}
