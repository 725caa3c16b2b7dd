import { AgeGateDialog, EngravedEmblem } from '@storefront/ui'
import { type BirthYearError, checkBirthYear } from '@storefront/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../shared/services.tsx'
import { brand } from '../../content/brand.ts'
import { LanguageLinks } from '../../shared/navigation/LanguageLinks.tsx'
import { showLateFonts } from '../../shared/lateFonts.ts'
import { useAgeGate } from './ageGateStore.ts'
import { useStore, useStoreEffect } from '../../shared/store.ts'

/** Sets the attribute by which the stylesheet shows or hides the page. */
function revealPage(isOpen: boolean): void {
  document.documentElement.dataset['age'] = isOpen ? 'verified' : 'unverified'
}

/** The age gate (spec section 2.2), which covers every page until the visitor has passed it. */
export function AgeGate() {
  const { t } = useTranslation(['age-gate', 'shared'])
  const { now } = useServices()
  const ageGate = useAgeGate()
  const isOpen = useStore(ageGate, false)
  const [year, setYear] = useState('')
  const [error, setError] = useState<BirthYearError | null>(null)
  useStoreEffect(ageGate, revealPage)

  if (isOpen) return null

  function enter(): void {
    const checked = checkBirthYear(year, new Date(now()).getFullYear())
    if (!checked.ok) {
      setError(checked.error)
      return
    }
    if (checked.value === 'minor') {
      window.location.assign(brand.underAgeUrl)
      return
    }
    ageGate.open()
    showLateFonts()
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  }

  return (
    <AgeGateDialog
      id="age-gate"
      emblem={<EngravedEmblem />}
      title={t('title')}
      label={t('birthYear')}
      placeholder={t('yearHint')}
      reason={t('why')}
      value={year}
      onChange={setYear}
      onSubmit={enter}
      submitLabel={t('enter')}
      error={error === null ? undefined : t(`errors.${error}`)}
      warnings={[t('responsible'), t('shared:healthWarning')]}
      languageLinks={<LanguageLinks />}
    />
  )
}
