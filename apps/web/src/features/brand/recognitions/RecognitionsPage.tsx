import { Picture, Section, Text } from '@storefront/ui'
import { useState, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { BelowTheFold } from '../../../shared/navigation/BelowTheFold.tsx'
import { NextPages } from '../../../shared/navigation/NextPages.tsx'
import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { useAnchorTarget } from '../age-gate/useAnchorTarget.ts'
import type { Medal } from './Medal.ts'
import { MedalDialog, MedalKind, type ShownMedal } from './MedalDialog.tsx'
import { medals } from './medals.ts'
import { Opening } from './Opening.tsx'
import styles from './RecognitionsPage.module.css'

/** `/Reconocimientos`: the medals, and a dialog for each (spec section 2.14). */
export function Page() {
  const { t } = useTranslation(['recognitions', 'catalog', 'layout'])
  const { shown, show, setReady, close } = useShownMedal()
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Opening />
      <BelowTheFold>
        <Section className={styles.cabinet} world="night">
          <ul className={styles.medals} aria-label={t('medals')} onPointerMove={moveLight}>
            {medals.map((medal, index) => (
              <li
                key={medal.id}
                data-metal={medal.metal}
                data-taken={shown?.isReady === true && shown.index === index ? '' : undefined}
              >
                <MedalButton medal={medal} onOpen={() => show(index)} />
              </li>
            ))}
          </ul>
          <p className={styles.twelfth}>{t('twelfth')}</p>
          <MedalDialog
            medals={medals}
            shown={shown}
            onReady={setReady}
            onShow={show}
            onClose={close}
          />
        </Section>
        <NextPages
          world="night"
          links={[
            { to: '/products', label: t('catalog:heading') },
            { to: '/NuestraHistoria', label: t('layout:history') },
          ]}
        />
      </BelowTheFold>
    </>
  )
}

/** The medal in the dialog; null while it is closed. Closing moves the focus to the medal shown last. */
function useShownMedal() {
  const [shown, setShown] = useState<ShownMedal | null>(null)

  /** @param target a medal's index, or one past either end, which wraps around */
  const show = (target: number): void => {
    const index = (target + medals.length) % medals.length
    setShown((before) => ({
      index,
      isReady: before?.isReady ?? false,
      isTurned: before !== null,
    }))
  }

  const setReady = (): void => {
    setShown((before) => before && { ...before, isReady: true })
  }

  const close = (): void => {
    if (shown !== null) buttonOf(shown.index)?.focus()
    setShown(null)
  }

  return { shown, show, setReady, close }
}

const buttonOf = (index: number) => document.getElementById(medals[index]?.id ?? '')

/** Moves the light on the medal under the pointer to where the pointer is. */
function moveLight({ target, clientX, clientY }: PointerEvent): void {
  if (!(target instanceof Element)) return
  const disc = target.closest('button')?.querySelector<HTMLElement>(`.${styles.disc}`)
  if (!disc) return
  const { left, top, width, height } = disc.getBoundingClientRect()
  disc.style.setProperty('--light-x', `${(((clientX - left) / width - 0.5) * 60).toFixed(1)}%`)
  disc.style.setProperty('--light-y', `${(((clientY - top) / height - 0.5) * 60).toFixed(1)}%`)
}

interface MedalButtonProps {
  readonly medal: Medal
  readonly onOpen: () => void
}

/** A medal in the grid; a link to its anchor opens it at once. */
function MedalButton({ medal, onOpen }: MedalButtonProps) {
  const language = useLanguage()
  const button = useAnchorTarget<HTMLButtonElement>(onOpen)
  return (
    // oxlint-disable-next-line react/forbid-elements -- a second tap hits the dialog
    <button
      ref={button}
      id={medal.id}
      className={styles.medal}
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={styles.disc}>
        <Picture
          picture={medal.picture}
          alt=""
          sizes="(width < 40rem) 43vw, (width < 64rem) 30vw, 17rem"
        />
        <span className={styles.light} />
      </span>
      <Text as="span" look="title">
        {medal.title[language]}
      </Text>{' '}
      <span className={styles.kind}>
        <b aria-hidden="true">{medal.numeral}</b> <MedalKind medal={medal} />
      </span>
    </button>
  )
}
