import {
  ArrowLeftIcon,
  ArrowRightIcon,
  Button,
  Dialog,
  hasModifier,
  Picture,
  Text,
  VisuallyHidden,
} from '@storefront/ui'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
} from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import type { Medal } from './Medal.ts'
import styles from './MedalDialog.module.css'
import medalStyles from './RecognitionsPage.module.css'

/** The medal that the dialog shows. */
export interface ShownMedal {
  readonly index: number
  /** Whether its picture is decoded, so that it can grow; the medal in the grid is hidden then. */
  readonly isReady: boolean
  /** Whether another one was shown before it. */
  readonly isTurned: boolean
}

interface MedalDialogProps {
  readonly medals: readonly Medal[]
  readonly shown: ShownMedal | null
  /** Called once the picture of the first medal is decoded. */
  readonly onReady: () => void
  /** Requests a medal by its index, which can be one past either end. */
  readonly onShow: (index: number) => void
  readonly onClose: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** One medal at a time; arrow keys and buttons show the next and the previous one (spec section 2.14). */
export function MedalDialog({ medals, shown, onReady, onShow, onClose }: MedalDialogProps) {
  const { t } = useTranslation('recognitions')
  const language = useLanguage()
  const [origin, setOrigin] = useState<CSSProperties>()
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
      style={origin}
      data-ready={shown?.isReady === true ? '' : undefined}
      data-turned={shown?.isTurned === true ? '' : undefined}
      open={shown !== null}
      onClose={onClose}
      onKeyDown={handleKeyDown}
      title={medal.title[language]}
      closeLabel={t('close')}
    >
      <MedalDetails
        key={medal.id}
        medal={medal}
        onDecoded={(disc) => {
          setOrigin(originOf(disc, document.getElementById(medal.id)))
          onReady()
        }}
      />
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

/**
 * Where the dialog's growth starts and ends, as custom properties: moved and scaled by them, the dialog's medal lies on
 * the one in the grid.
 */
function originOf(disc: Element, button: Element | null): CSSProperties | undefined {
  const dialog = disc.closest('dialog')
  const source = button?.firstElementChild
  if (dialog === null || source == null) return undefined
  const [from, to, frame] = [boxOf(source), boxOf(disc), boxOf(dialog)]
  const scale = from.width / to.width
  // Asserted, as React's type has no custom properties.
  return {
    '--from-scale': scale,
    '--from-x': `${from.x - frame.x - scale * (to.x - frame.x)}px`,
    '--from-y': `${from.y - frame.y - scale * (to.y - frame.y)}px`,
  } as CSSProperties
}

/** An element's width and centre in the window, in px. */
function boxOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { width, x: left + width / 2, y: top + height / 2 }
}

/** How long a picture may take before the medal grows without it, in ms. */
const decodingMs = 800

interface MedalDetailsProps {
  readonly medal: Medal
  /** Called with the medal once its picture is decoded. */
  readonly onDecoded: (disc: Element) => void
}

/** A medal in full size, with its description. */
function MedalDetails({ medal, onDecoded }: MedalDetailsProps) {
  const language = useLanguage()
  const disc = useRef<HTMLDivElement>(null)
  const handleDecoded = useEffectEvent(onDecoded)

  useEffect(() => {
    const { current } = disc
    if (current === null) return undefined
    let isMounted = true
    const tooLong = new Promise((resolve) => {
      setTimeout(resolve, decodingMs)
    })
    // A picture that cannot be loaded: its words are shown all the same.
    const decoded = current
      .querySelector('img')
      ?.decode()
      .catch(() => undefined)
    void Promise.race([decoded, tooLong]).then(() => {
      if (isMounted) handleDecoded(current)
    })
    return () => {
      isMounted = false
    }
  }, [])

  return (
    <>
      <div ref={disc} className={styles.disc}>
        <Picture
          picture={medal.picture}
          alt={medal.alt[language]}
          sizes="(width < 40rem) 90vw, 38rem"
        />
        <span className={medalStyles.light} />
      </div>
      <Text look="eyebrow" className={styles.kind}>
        <MedalKind medal={medal} />
      </Text>
      <p className={styles.description}>{medal.description[language]}</p>
    </>
  )
}

/** "Gold, for the fruit": a medal's metal, and whose virtue it names. */
export function MedalKind({ medal: { metal, of } }: Pick<MedalDetailsProps, 'medal'>) {
  const { t } = useTranslation('recognitions')
  return `${t(`metal.${metal}`)}, ${t(`of.${of}`)}`
}
