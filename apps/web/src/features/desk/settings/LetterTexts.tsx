import {
  languages,
  letterKinds,
  paymentMethods,
  waitingLetterKinds,
  type AdminSettings,
  type LetterKind,
  type PaymentMethod,
  type WaitingLetterKind,
} from '@storefront/domain'
import {
  isOnlyOfTransfers,
  renderLetter,
  renderWaitingLetter,
  sampleLetter,
  sampleWaitingLetter,
} from '@storefront/letters'
import { SegmentedControl, Select, Text } from '@storefront/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useServices } from '../../../shared/services.tsx'
import { DeskSection } from '../frame/DeskSection.tsx'
import styles from './LetterTexts.module.css'

const kinds = [...letterKinds, ...waitingLetterKinds]

const isToWaiting = (kind: LetterKind | WaitingLetterKind): kind is WaitingLetterKind =>
  waitingLetterKinds.some((one) => one === kind)

/** The letters as their readers get them, about a made-up order or bottle and with the stored settings. */
export function LetterTexts({ settings }: { readonly settings: AdminSettings }) {
  const { t } = useTranslation(['desk', 'shared'])
  const { now } = useServices()
  const [kind, setKind] = useState<(typeof kinds)[number]>('orderReceived')
  const [language, setLanguage] = useState(useLanguage())
  const [payment, setPayment] = useState<PaymentMethod>('transfer')
  const { bankAccount } = settings
  const letter = useQuery({
    queryKey: ['letter-text', kind, language, payment, settings],
    queryFn: () =>
      isToWaiting(kind)
        ? renderWaitingLetter(sampleWaitingLetter(kind), language)
        : renderLetter(
            sampleLetter(kind, { settings, bankAccount, now: now() }, language, payment),
            language,
          ),
    // Nothing is fetched.
    networkMode: 'always',
    placeholderData: keepPreviousData,
  })
  function labelOf(value: (typeof kinds)[number]): string {
    if (isToWaiting(value)) return t(`settings.letterTexts.toWaiting.${value}`)
    const reader = value === 'newOrder' ? 'toShop' : 'toBuyer'
    return t(`settings.letterTexts.${reader}`, { kind: t(`orders.letters.kinds.${value}`) })
  }

  return (
    <DeskSection
      id="letter-texts"
      title={t('settings.letterTexts.title')}
      className={styles.letters}
    >
      <Text look="note">{t('settings.letterTexts.about')}</Text>
      <Select
        label={t('settings.letterTexts.kind')}
        options={kinds.map((value) => ({ value, label: labelOf(value) }))}
        value={kind}
        onChange={({ currentTarget }) =>
          setKind(kinds.find((value) => value === currentTarget.value) ?? kind)
        }
      />
      <SegmentedControl
        legend={t('settings.letterTexts.language')}
        options={languages.map((value) => ({ value, label: t(`shared:languageName.${value}`) }))}
        value={language}
        onChange={setLanguage}
      />
      {!isToWaiting(kind) && !isOnlyOfTransfers(kind) && (
        <SegmentedControl
          legend={t('orders.payment.title')}
          options={paymentMethods.map((value) => ({ value, label: t(`orders.payment.${value}`) }))}
          value={payment}
          onChange={setPayment}
        />
      )}
      <QueryBoundary query={letter} errorMessage={t('settings.letterTexts.failed')}>
        {({ subject, text }) => (
          <figure className={styles.letter} lang={language}>
            <figcaption>{subject}</figcaption>
            <pre>{text}</pre>
          </figure>
        )}
      </QueryBoundary>
    </DeskSection>
  )
}
