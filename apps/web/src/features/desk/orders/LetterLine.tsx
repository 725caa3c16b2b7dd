import { canSendAgain, isLetterTrue, type Letter, type Order } from '@storefront/domain'
import { formatDateTime, wayContext } from '@storefront/i18n'
import { Button } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './OrderActivity.module.css'

/** When a letter was sent, or should have been, in ms since 1970. */
export const letterTime = ({ sentAt, sendAt }: Letter): number => sentAt ?? sendAt

interface LetterLineProps {
  readonly order: Order
  readonly letter: Letter
  /** Whether letters are shown instead of sent, as in the demonstration. */
  readonly areOnlyShown: boolean
  readonly isBusy: boolean
  readonly onSendAgain: (letter: Letter) => void
}

/** A letter about an order, to the buyer or to the shop, and its state. */
export function LetterLine({ order, letter, areOnlyShown, isBusy, onSendAgain }: LetterLineProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const kind = t(`orders.letters.kinds.${letter.kind}`, wayContext(order))
  return (
    <>
      <p>
        {letterText()}
        <span>
          {t(letter.kind === 'newOrder' ? 'orders.letters.toShop' : 'orders.letters.toBuyer')}
        </span>
      </p>
      <time>{formatDateTime(letterTime(letter), language)}</time>
      {canSendAgain(letter) && isLetterTrue(letter, order) && (
        <Button
          variant="quiet"
          className={styles.again}
          busy={isBusy}
          aria-label={t('orders.letters.againNamed', { kind })}
          onClick={() => onSendAgain(letter)}
        >
          {t('orders.letters.again')}
        </Button>
      )}
    </>
  )

  function letterText(): string {
    const { state } = letter
    return areOnlyShown && (state === 'sent' || state === 'waiting')
      ? t(`orders.letters.shown.${state}`, { kind })
      : t(`orders.letters.states.${state}`, { kind })
  }
}
