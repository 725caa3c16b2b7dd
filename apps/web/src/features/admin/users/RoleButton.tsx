import type { Role, UserEntry } from '@storefront/domain'
import { Button } from '@storefront/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useSession } from '../../../shared/session/useSession.ts'
import styles from './RoleButton.module.css'

interface RoleButtonProps {
  readonly user: UserEntry
  readonly onWantRole: (user: UserEntry, role: Role) => void
}

/** Gives or takes the admin's role; one's own cannot be pressed, and says why. */
export function RoleButton({ user, onWantRole }: RoleButtonProps) {
  const { t } = useTranslation('admin')
  const session = useSession()
  const reasonId = useId()
  const { email, role } = user
  const isOwn = session.status === 'signed-in' && session.account.uid === user.uid
  const words = role === 'admin' ? t('users.take') : t('users.give')
  const name = `${words}: ${email}`
  if (isOwn) {
    return (
      <div className={styles.own}>
        <Button variant="quiet" aria-label={name} aria-disabled aria-describedby={reasonId}>
          {words}
        </Button>
        <p id={reasonId}>{t('users.own')}</p>
      </div>
    )
  }
  return (
    <Button
      variant="quiet"
      className={styles.button}
      aria-label={name}
      onClick={() => onWantRole(user, role === 'admin' ? 'user' : 'admin')}
    >
      {words}
    </Button>
  )
}
