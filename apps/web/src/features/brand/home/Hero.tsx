import { gateTall } from '@storefront/imagery/gate-tall'
import { gateWide } from '@storefront/imagery/gate-wide'
import { heroTall } from '@storefront/imagery/hero-tall'
import { heroWide } from '@storefront/imagery/hero-wide'
import { buttonAttributes, Scene, ScenePicture, Text } from '@storefront/ui'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { lazyPart } from '../../../shared/lazy/lazyPart.tsx'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { useServices } from '../../../shared/services.tsx'
import { useStore } from '../../../shared/store.ts'
import type { AgeGateState } from '../age-gate/ageGateStore.ts'
import styles from './Hero.module.css'

/** Loaded for visitors who answer the gate, with the first digit. */
const HeroLayers = lazyPart(
  async () => (await import('./HeroLayers.tsx')).HeroLayers,
  () => null,
)

/**
 * The banner: claim and link in the scene that the gate has opened on. The scene is a single picture, except for a
 * visitor who has just passed the gate, who sees it move, in layers.
 */
export function Hero() {
  const { t } = useTranslation('home')
  const { ageGate } = useServices()
  const isEntering = useStore(ageGate.leaving, null) === 'scene'
  const isOpen = useStore(ageGate, false)
  useEffect(() => ageGate.addScene(), [ageGate])
  return (
    <section className={styles.hero} aria-labelledby="claim">
      <Scene
        pose={isOpen ? 'rest' : 'gate'}
        entering={isEntering}
        picture={<HeroPicture ageGate={ageGate} isOpen={isOpen} alt={t('heroAlt')} />}
      >
        <div className={styles.words}>
          <Text look="eyebrow" className={styles.eyebrow}>
            {t('eyebrow')}
          </Text>
          <h1 id="claim" className={styles.claim}>
            {t('claim')}
          </h1>
          <p className={styles.lead}>{t('lead')}</p>
          <LocalizedLink to="/products" {...buttonAttributes()}>
            {t('discover')}
          </LocalizedLink>
        </div>
      </Scene>
    </section>
  )
}

interface HeroPictureProps {
  readonly ageGate: AgeGateState
  readonly isOpen: boolean
  readonly alt: string
}

function HeroPicture({ ageGate, isOpen, alt }: HeroPictureProps) {
  const isAnswering = useStore(ageGate.isAnswering, false)
  const [wasClosed] = useState(() => !ageGate.get())
  /** Whether the layers can move: they were decoded before the gate opened. */
  const [isReady, setReady] = useState(false)
  const [isLoaded, setLoaded] = useState(false)

  if (isReady || (isAnswering && !isOpen)) {
    return (
      <Suspense>
        <HeroLayers
          alt={isOpen ? alt : ''}
          onReady={() => {
            if (!ageGate.get()) setReady(true)
          }}
        />
      </Suspense>
    )
  }
  const atRest = <ScenePicture picture={heroWide} narrowPicture={heroTall} alt={alt} />
  if (!wasClosed || !isOpen) return atRest
  // The layers came too late: the picture at rest fades in over the gate's.
  return (
    <>
      <ScenePicture picture={gateWide} narrowPicture={gateTall} alt="" />
      <div className={styles.late} data-loaded={isLoaded}>
        <ScenePicture
          picture={heroWide}
          narrowPicture={heroTall}
          alt={alt}
          onLoad={() => setLoaded(true)}
        />
      </div>
    </>
  )
}
