import type { Role, UserEntry } from '@storefront/domain'
import { ConfirmDialog } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

/** A role that an admin wants to give. */
export interface WantedRole {
  readonly user: UserEntry
  readonly role: Role
}

interface ConfirmRoleProps {
  readonly wanted: WantedRole
  readonly isSetting: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before a role is given or taken: an admin sees every order and every address. */
export function ConfirmRole({ wanted, isSetting, onConfirm, onClose }: ConfirmRoleProps) {
  const { t } = useTranslation('admin')
  const { user, role } = wanted
  return (
    <ConfirmDialog
      open
      title={t(`users.confirm.${role}.title`)}
      closeLabel={t('close')}
      cancelLabel={t('back')}
      confirmLabel={role === 'admin' ? t('users.give') : t('users.take')}
      busy={isSetting}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t(`users.confirm.${role}.text`, { email: user.email })}</p>
    </ConfirmDialog>
  )
}
