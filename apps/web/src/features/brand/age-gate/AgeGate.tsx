import { brand } from '@storefront/brand'
import { checkBirthYear, readBirthYear, type BirthYearError } from '@storefront/domain'
import { gateTall } from '@storefront/imagery/gate-tall'
import { gateWide } from '@storefront/imagery/gate-wide'
import { medal03 } from '@storefront/imagery/medal-03'
import { AgeGateDialog, EngravedEmblem, Picture, ScenePicture } from '@storefront/ui'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { LanguageLinks } from '../../../shared/navigation/LanguageLinks.tsx'
import { useServices } from '../../../shared/services.tsx'
import { useStore, useStoreEffect } from '../../../shared/store.ts'
import type { AgeGateState, Leaving } from './ageGateStore.ts'

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

/** How long a visitor who is too young reads why, and may correct the year, in ms. */
const farewellMs = 10_000

/** Sends a visitor who is too young to another site, and asks again if they come back from there. */
function useFarewell(year: string | null, onReturn: () => void): void {
  const handleReturn = useEffectEvent(onReturn)
  useEffect(() => {
    if (year === null) return undefined
    const timer = setTimeout(() => window.location.assign(brand.underAgeUrl), farewellMs)
    const listener = ({ persisted }: PageTransitionEvent) => persisted && handleReturn()
    window.addEventListener('pageshow', listener)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pageshow', listener)
    }
  }, [year])
}

interface AgeGateProps {
  /** The cookie notice, as a part of the gate. */
  readonly cookieNotice?: ReactNode
}

/** The age gate (spec section 2.2), which covers every page until the visitor has passed it. */
export function AgeGate({ cookieNotice }: AgeGateProps) {
  const { t } = useTranslation(['age-gate', 'shared'])
  const { now, ageGate } = useServices()
  const isOpen = useStore(ageGate, false)
  const leaving = useStore(ageGate.leaving, null)
  const [year, setYear] = useState('')
  const [error, setError] = useState<BirthYearError | null>(null)
  /** The year of a visitor who is too young. */
  const [minorYear, setMinorYear] = useState<string | null>(null)
  useStoreEffect(ageGate, revealPage)
  useStoreEffect(ageGate.leaving, markEntering)
  useSettling(ageGate, leaving)
  useFarewell(minorYear, askAgain)

  if (isOpen && leaving === null) return null

  function changeYear(typed: string): void {
    // A pasted or autofilled date shows its year at once; one that is being typed is read when it is sent.
    const isTyping = Math.abs(typed.length - year.length) <= 1
    setYear(isTyping ? typed : readBirthYear(typed))
    setError(null)
    if (typed !== '') ageGate.beginAnswer()
  }

  function askAgain(): void {
    setYear('')
    setMinorYear(null)
  }

  function enter(): void {
    const read = readBirthYear(year)
    const checked = checkBirthYear(read, new Date(now()).getFullYear())
    if (!checked.ok) {
      setError(checked.error)
      return
    }
    if (checked.value === 'minor') {
      setMinorYear(read)
      return
    }
    ageGate.open(!matchMedia('(prefers-reduced-motion: reduce)').matches)
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  }

  return (
    <AgeGateDialog
      id="age-gate"
      picture={<ScenePicture picture={gateWide} narrowPicture={gateTall} alt="" />}
      emblem={
        // The owl, who keeps watch, takes leave.
        minorYear === null ? <EngravedEmblem /> : <Picture picture={medal03} alt="" sizes="9rem" />
      }
      title={t(minorYear === null ? 'title' : 'farewell.title')}
      label={t('birthYear')}
      reason={t('why')}
      value={year}
      onChange={changeYear}
      onSubmit={enter}
      submitLabel={t('enter')}
      error={error === null ? undefined : t(`errors.${error}`)}
      farewell={
        minorYear === null
          ? undefined
          : {
              text: t('farewell.text', { year: minorYear }),
              correctLabel: t('farewell.correct'),
              onCorrect: askAgain,
            }
      }
      withoutScript={t('withoutScript')}
      cookieNotice={cookieNotice}
      warnings={[t('responsible'), t('shared:healthWarning')]}
      languageLinks={<LanguageLinks />}
      leaving={leaving ?? undefined}
    />
  )
}
