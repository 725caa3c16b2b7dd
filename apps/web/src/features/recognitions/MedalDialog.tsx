import {
  ArrowLeftIcon,
  ArrowRightIcon,
  Button,
  Dialog,
  Eyebrow,
  hasModifier,
  Picture,
  VisuallyHidden,
} from '@storefront/ui'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import type { Medal } from './Medal.ts'
import styles from './MedalDialog.module.css'
import medalStyles from './RecognitionsPage.module.css'

/** The medal that the dialog shows, and its position in the window. */
export interface ShownMedal {
  readonly index: number
  /** From the window's centre to the medal's, in px: the dialog's animation starts and ends there. */
  readonly offset: { readonly x: number; readonly y: number }
}

interface MedalDialogProps {
  readonly medals: readonly Medal[]
  readonly shown: ShownMedal | null
  /** Requests a medal by its index, which can be one past either end. */
  readonly onShow: (index: number) => void
  readonly onClose: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** One medal at a time; arrow keys and buttons show the next and the previous one (spec section 2.14). */
export function MedalDialog({ medals, shown, onShow, onClose }: MedalDialogProps) {
  const { t } = useTranslation('recognitions')
  const language = useLanguage()
  const index = shown?.index ?? 0
  const medal = medals[index]
  if (medal === undefined) return null

  function handleKeyDown(event: KeyboardEvent): void {
    if (hasModifier(event)) return
    const step = steps[event.key]
    if (step !== undefined) onShow(index + step)
  }

  return (
    <Dialog
      className={styles.dialog}
      style={shown === null ? undefined : originStyle(shown)}
      open={shown !== null}
      onClose={onClose}
      onKeyDown={handleKeyDown}
      title={medal.title[language]}
      closeLabel={t('close')}
    >
      <MedalDetails key={medal.id} medal={medal} />
      <div className={styles.walk}>
        <Button variant="icon" aria-label={t('previous')} onClick={() => onShow(index - 1)}>
          <ArrowLeftIcon />
        </Button>
        <p className={styles.position} role="status">
          {t('position', { current: index + 1, total: medals.length })}
          <VisuallyHidden>
            : {medal.title[language]}, <MedalKind medal={medal} />
          </VisuallyHidden>
        </p>
        <Button variant="icon" aria-label={t('next')} onClick={() => onShow(index + 1)}>
          <ArrowRightIcon />
        </Button>
      </div>
    </Dialog>
  )
}

/** The start of the animation, as custom properties. */
function originStyle({ offset }: ShownMedal): CSSProperties {
  // Asserted, as React's type has no custom properties.
  return { '--from-x': `${offset.x}px`, '--from-y': `${offset.y}px` } as CSSProperties
}

interface MedalDetailsProps {
  readonly medal: Medal
}

/** A medal in full size, with its description. */
function MedalDetails({ medal }: MedalDetailsProps) {
  const language = useLanguage()
  return (
    <>
      <div className={styles.disc}>
        <Picture
          picture={medal.picture}
          alt={medal.alt[language]}
          sizes="(width < 40rem) 90vw, 38rem"
        />
        <span className={medalStyles.light} />
      </div>
      <Eyebrow className={styles.kind}>
        <MedalKind medal={medal} />
      </Eyebrow>
      <p className={styles.description}>{medal.description[language]}</p>
    </>
  )
}

/** "Gold, for the fruit": a medal's metal, and whose virtue it names. */
export function MedalKind({ medal: { metal, of } }: MedalDetailsProps) {
  const { t } = useTranslation('recognitions')
  return `${t(`metal.${metal}`)}, ${t(`of.${of}`)}`
}
