import { checkBirthYear, type BirthYearError } from '@storefront/domain'
import { gateTall } from '@storefront/imagery/gate-tall'
import { gateWide } from '@storefront/imagery/gate-wide'
import { AgeGateDialog, EngravedEmblem, ScenePicture } from '@storefront/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { brand } from '../../content/brand.ts'
import { showLateFonts } from '../../shared/lateFonts.ts'
import { LanguageLinks } from '../../shared/navigation/LanguageLinks.tsx'
import { useServices } from '../../shared/services.tsx'
import { useStore, useStoreEffect } from '../../shared/store.ts'
import { useAgeGate, type AgeGateState, type Leaving } from './ageGateStore.ts'

/** Sets the attribute by which the stylesheet shows or hides the page. */
function revealPage(isOpen: boolean): void {
  document.documentElement.dataset['age'] = isOpen ? 'verified' : 'unverified'
}

/** Sets the attribute while the page's scene moves. */
function markEntering(leaving: Leaving): void {
  document.documentElement.toggleAttribute('data-entering', leaving === 'scene')
}

/** In ms; the style sheets of AgeGate and Scene have the same durations. */
const motion = { fade: 300, scene: 1600 }

/** Ends the motion in its time, or as soon as the visitor does anything; a click then does nothing else. */
function useSettling(ageGate: AgeGateState, leaving: Leaving): void {
  useEffect(() => {
    if (leaving === null) return undefined
    const { settle } = ageGate
    const timer = setTimeout(settle, motion[leaving])
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    window.addEventListener('keydown', ({ repeat }) => repeat || settle(), options)
    window.addEventListener('wheel', settle, { ...options, passive: true })
    window.addEventListener('touchmove', settle, { ...options, passive: true })
    window.addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        event.stopPropagation()
        settle()
      },
      options,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [ageGate, leaving])
}

/** The age gate (spec section 2.2), which covers every page until the visitor has passed it. */
export function AgeGate() {
  const { t } = useTranslation(['age-gate', 'shared'])
  const { now } = useServices()
  const ageGate = useAgeGate()
  const isOpen = useStore(ageGate, false)
  const leaving = useStore(ageGate.leaving, null)
  const [year, setYear] = useState('')
  const [error, setError] = useState<BirthYearError | null>(null)
  useStoreEffect(ageGate, revealPage)
  useStoreEffect(ageGate.leaving, markEntering)
  useSettling(ageGate, leaving)

  if (isOpen && leaving === null) return null

  function changeYear(typed: string): void {
    setYear(typed)
    setError(null)
    if (typed !== '') ageGate.beginAnswer()
  }

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
    ageGate.open(!matchMedia('(prefers-reduced-motion: reduce)').matches)
    showLateFonts()
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  }

  return (
    <AgeGateDialog
      id="age-gate"
      picture={<ScenePicture picture={gateWide} narrowPicture={gateTall} alt="" />}
      emblem={<EngravedEmblem />}
      title={t('title')}
      label={t('birthYear')}
      reason={t('why')}
      value={year}
      onChange={changeYear}
      onSubmit={enter}
      submitLabel={t('enter')}
      error={error === null ? undefined : t(`errors.${error}`)}
      warnings={[t('responsible'), t('shared:healthWarning')]}
      languageLinks={<LanguageLinks />}
      leaving={leaving ?? undefined}
    />
  )
}
