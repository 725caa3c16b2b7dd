import { brand } from '@storefront/brand'
import { Disclosure, Picture, Section, SectionHeading, Text } from '@storefront/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useAnchorTarget } from '../age-gate/useAnchorTarget.ts'
import { tribute } from './history.ts'
import { legends, type Legend } from './legends.ts'
import styles from './TributeAndLegends.module.css'

/** The dedication, and the meaning of the brand's name. */
export function Tribute() {
  const language = useLanguage()
  return (
    <Section aria-labelledby="tribute">
      <div className={styles.tribute}>
        <SectionHeading titleId="tribute" title={tribute.title[language]} />
        <Prose paragraphs={tribute.paragraphs[language]} />
        <dl className={styles.entry}>
          <dt>{brand.name}</dt>
          <dd>{brand.nameMeaning[language]}</dd>
        </dl>
      </div>
    </Section>
  )
}

/** The two legends, each opened and closed independently (spec section 4.9). */
export function Legends() {
  const { t } = useTranslation('history')
  return (
    <Section className={styles.legends} width="bleed" aria-labelledby="legends">
      <SectionHeading className={styles.legendsHead} titleId="legends" title={t('legends.title')}>
        <p>{t('legends.lead')}</p>
      </SectionHeading>
      {legends.map((legend) => (
        <LegendPanel key={legend.id} legend={legend} />
      ))}
    </Section>
  )
}

interface LegendPanelProps {
  readonly legend: Legend
}

/**
 * A legend's scene, title and first lines, and a button that shows and hides the rest and the picture. A
 * link to the legend's anchor shows them at once.
 */
function LegendPanel({ legend }: LegendPanelProps) {
  const { t } = useTranslation('history')
  const [open, setOpen] = useState(false)
  const language = useLanguage()
  const titleId = useId()
  const panel = useAnchorTarget<HTMLDivElement>(() => setOpen(true))
  const { scene, picture } = legend
  return (
    <Disclosure
      ref={panel}
      id={legend.id}
      className={styles.chapter}
      headerClassName={styles.stage}
      data-world={legend.world}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      open={open}
      onOpenChange={setOpen}
      showLabel={t('legends.show')}
      hideLabel={t('legends.hide')}
      summary={
        <>
          <Picture
            className={styles.scene}
            picture={scene.picture}
            narrowPicture={scene.narrowPicture}
            alt={scene.alt[language]}
            sizes="(width < 48rem) 100vw, (width < 64rem) 146vw, 100vw"
            fit="cover"
          />
          <div className={styles.words}>
            <Text as="h3" look="title" id={titleId}>
              {legend.title[language]}
            </Text>
            <p>{legend.firstLines[language]}</p>
          </div>
        </>
      }
    >
      <div className={styles.unfolded}>
        <Prose paragraphs={legend.paragraphs[language]} />
        <div className={styles.plate}>
          <Picture
            picture={picture.picture}
            alt={picture.alt[language]}
            sizes="(width < 48rem) 100vw, (width < 75rem) 42vw, 31rem"
          />
        </div>
      </div>
    </Disclosure>
  )
}

interface ProseProps {
  readonly paragraphs: readonly string[]
}

function Prose({ paragraphs }: ProseProps) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
