import { type Account, outageCodeOf, type Profile } from '@storefront/domain'
import { Banner, Button, Loading } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import {
  UnsavedChangesDialog,
  useUnsavedChanges,
} from '../../../shared/forms/useUnsavedChanges.tsx'
import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { AccountSection, Outcome } from '../forms/AccountLayout.tsx'
import { profileQueries } from '../useSaveProfile.ts'
import { ProfileFields } from './ProfileFields.tsx'
import { useProfileEditor } from './useProfileEditor.ts'

/** The visitor's profile as it is stored, once it is known. */
export function ProfileSection({ account }: { readonly account: Account }) {
  const { t } = useTranslation(['account', 'shared'])
  const profile = useQuery(profileQueries.own(useBackend(), account.uid))
  // An outage later on takes nothing away: somebody may be typing.
  if (profile.data !== undefined) return <ProfileEditor account={account} read={profile.data} />
  return (
    <AccountSection id="data" title={t('profile.data')}>
      {profile.isError ? (
        <OutageBanner
          failed={t('profile.loadFailed')}
          outage={outageCodeOf(profile.error)}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <Loading>{t('shared:loading')}</Loading>
      )}
    </AccountSection>
  )
}

interface ProfileEditorProps {
  readonly account: Account
  /** As it was last read; null while none has been saved. */
  readonly read: Profile | null
}

/** The visitor's data, to read and, after a toggle, to edit (spec section 2). */
function ProfileEditor({ account, read }: ProfileEditorProps) {
  const { t } = useTranslation(['account', 'shared'])
  const form = useRef<HTMLFormElement>(null)
  const editor = useProfileEditor(account, read)
  const { profile, isEditing, isSubmitting, state } = editor
  const unsaved = useUnsavedChanges(editor.hasChanges)

  const focusFirstField = () => form.current?.querySelector<HTMLElement>('input:enabled')?.focus()

  function edit(): void {
    flushSync(editor.begin)
    focusFirstField()
  }

  return (
    <AccountSection
      id="data"
      title={t('profile.data')}
      lead={t('profile.lead')}
      action={
        <Button variant="quiet" onClick={() => (isEditing ? unsaved.leave(editor.giveUp) : edit())}>
          {isEditing ? t('profile.cancel') : t('profile.edit')}
        </Button>
      }
    >
      {profile === null && <Banner tone="warning">{t('profile.missing')}</Banner>}
      <form ref={form} {...editor.formProps}>
        <ProfileFields
          // Made anew, the fields hold what is stored: after a save, when an edit is given up, and when
          // another tab has saved. What is being typed stays.
          key={isEditing ? 'editing' : JSON.stringify(profile)}
          account={account}
          profile={profile}
          mode={isSubmitting ? 'saving' : isEditing ? 'editing' : 'reading'}
          errorOf={editor.errorOf}
        />
        {state.status === 'outage' && (
          <OutageBanner failed={t('profile.updateFailed')} outage={state.code} />
        )}
        {isEditing && (
          <Button type="submit" busy={isSubmitting} busyLabel={t('profile.updating')}>
            {t('profile.update')}
          </Button>
        )}
        {/* Where the button was: who has saved on a phone stays there. */}
        {!isEditing && state.status === 'done' && (
          <Outcome tone="success">{t('profile.updated')}</Outcome>
        )}
      </form>
      <UnsavedChangesDialog unsaved={unsaved} onFocusLost={focusFirstField} />
    </AccountSection>
  )
}
