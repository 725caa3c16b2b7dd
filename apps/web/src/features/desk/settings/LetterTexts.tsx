import {
  languages,
  letterKinds,
  paymentMethods,
  type AdminSettings,
  type LetterKind,
  type PaymentMethod,
} from '@storefront/domain'
import { isOnlyOfTransfers, renderLetter, sampleLetter } from '@storefront/letters'
import { SegmentedControl, Select, Text } from '@storefront/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useServices } from '../../../shared/services.tsx'
import { DeskSection } from '../frame/DeskSection.tsx'
import styles from './LetterTexts.module.css'

/** The letters as their readers get them, about a made-up order and with the stored settings. */
export function LetterTexts({ settings }: { readonly settings: AdminSettings }) {
  const { t } = useTranslation(['desk', 'shared'])
  const { now } = useServices()
  const [kind, setKind] = useState<LetterKind>('orderReceived')
  const [language, setLanguage] = useState(useLanguage())
  const [payment, setPayment] = useState<PaymentMethod>('transfer')
  const { bankAccount } = settings
  const letter = useQuery({
    queryKey: ['letter-text', kind, language, payment, settings],
    queryFn: () =>
      renderLetter(
        sampleLetter(kind, { settings, bankAccount, now: now() }, language, payment),
        language,
      ),
    // Nothing is fetched.
    networkMode: 'always',
    placeholderData: keepPreviousData,
  })
  return (
    <DeskSection
      id="letter-texts"
      title={t('settings.letterTexts.title')}
      className={styles.letters}
    >
      <Text look="note">{t('settings.letterTexts.about')}</Text>
      <Select
        label={t('settings.letterTexts.kind')}
        options={letterKinds.map((value) => ({
          value,
          label: t(`settings.letterTexts.${value === 'newOrder' ? 'toShop' : 'toBuyer'}`, {
            kind: t(`orders.letters.kinds.${value}`),
          }),
        }))}
        value={kind}
        onChange={({ currentTarget }) =>
          setKind(letterKinds.find((value) => value === currentTarget.value) ?? kind)
        }
      />
      <SegmentedControl
        legend={t('settings.letterTexts.language')}
        options={languages.map((value) => ({ value, label: t(`shared:languageName.${value}`) }))}
        value={language}
        onChange={setLanguage}
      />
      {!isOnlyOfTransfers(kind) && (
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
