import {
  ArrowLeftIcon,
  ArrowRightIcon,
  Button,
  Dialog,
  Eyebrow,
  Picture,
  VisuallyHidden,
} from '@storefront/ui'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import type { Medal } from './Medal.ts'
import styles from './MedalDialog.module.css'
import medalStyles from './RecognitionsPage.module.css'

/** Which medal the dialog shows, and where in the window it lies in the grid. */
export interface ShownMedal {
  readonly index: number
  /** px from the window's middle to the medal's: what the dialog grows out of and shrinks into. */
  readonly offset: { readonly x: number; readonly y: number }
}

interface MedalDialogProps {
  readonly medals: readonly Medal[]
  readonly shown: ShownMedal | null
  /** Asked for a medal by its index, which may lie one beyond either end. */
  readonly onShow: (index: number) => void
  readonly onClose: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** One medal at a time; arrow keys and buttons walk through all of them (spec section 2). */
export function MedalDialog({ medals, shown, onShow, onClose }: MedalDialogProps) {
  const { t } = useTranslation('recognitions')
  const language = useLanguage()
  const index = shown?.index ?? 0
  const medal = medals[index]
  if (medal === undefined) return null

  function walk(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (step !== undefined) onShow(index + step)
  }

  return (
    <Dialog
      className={styles.dialog}
      style={shown === null ? undefined : placeOf(shown)}
      open={shown !== null}
      onClose={onClose}
      onKeyDown={walk}
      title={medal.title[language]}
      closeLabel={t('close')}
    >
      <MedalPlate key={medal.id} medal={medal} />
      <div className={styles.walk}>
        <p className={styles.position} role="status">
          {t('position', { current: index + 1, total: medals.length })}
          <VisuallyHidden>{`: ${medal.title[language]}, ${medal.metal[language]}`}</VisuallyHidden>
        </p>
        <Button variant="icon" aria-label={t('previous')} onClick={() => onShow(index - 1)}>
          <ArrowLeftIcon />
        </Button>
        <Button variant="icon" aria-label={t('next')} onClick={() => onShow(index + 1)}>
          <ArrowRightIcon />
        </Button>
      </div>
    </Dialog>
  )
}

/** Only ever set by the browser: a prerendered page shows no medal. */
function placeOf({ offset }: ShownMedal): CSSProperties {
  // React's type does not know custom properties.
  return { '--from-x': `${offset.x}px`, '--from-y': `${offset.y}px` } as CSSProperties
}

interface MedalPlateProps {
  readonly medal: Medal
}

/** A medal large, and what there is to say of it. */
function MedalPlate({ medal }: MedalPlateProps) {
  const language = useLanguage()
  return (
    <div className={styles.plate}>
      <div className={`${medalStyles.disc} ${medalStyles.largeDisc}`}>
        <Picture
          picture={medal.picture}
          alt={medal.alt[language]}
          sizes="(width < 40rem) 70vw, 22rem"
        />
        <span className={medalStyles.light} />
      </div>
      <Eyebrow>{medal.metal[language]}</Eyebrow>
      <p className={styles.description}>{medal.description[language]}</p>
    </div>
  )
}
