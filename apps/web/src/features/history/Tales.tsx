import { Disclosure, Picture, type PictureSource, Section, SectionHeading } from '@storefront/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Localized } from '@storefront/domain'
import { legendSerpent } from '@storefront/imagery/legend-serpent'
import { legendLechuza } from '@storefront/imagery/legend-lechuza'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { useArrival } from '../age-gate/useArrival.ts'
import { tribute } from './history.ts'
import styles from './Tales.module.css'
import { brand } from '../../content/brand.ts'

/** Whom the bottles are dedicated to. */
export function Tribute() {
  const { t } = useTranslation('history')
  const language = useLanguage()
  return (
    <Section aria-labelledby="tribute">
      <div className={styles.tribute}>
        <SectionHeading titleId="tribute" eyebrow={t('tribute')} title={tribute.title[language]} />
        <Prose paragraphs={tribute.paragraphs[language]} />
      </div>
    </Section>
  )
}

/** The two legends; each unfolds by itself (spec section 4, "Legend panels"). */
export function Legends() {
  const { t } = useTranslation('history')
  return (
    <Section aria-labelledby="legends">
      <SectionHeading titleId="legends" title={t('legends.title')}>
        <p>{t('legends.lead')}</p>
      </SectionHeading>
      <div className={styles.legends}>
        {legends.map((legend) => (
          <LegendEntry key={legend.id} legend={legend} />
        ))}
      </div>
      <p className={styles.note}>{t('legends.note')}</p>
    </Section>
  )
}

interface LegendEntryProps {
  readonly legend: Legend
}

/** A legend's title, and a button that shows and hides its text and picture; who arrives at its anchor finds it shown. */
function LegendEntry({ legend }: LegendEntryProps) {
  const [open, setOpen] = useState(false)
  const language = useLanguage()
  const titleId = useId()
  const entry = useArrival<HTMLDivElement>(() => setOpen(true))
  return (
    <Disclosure
      ref={entry}
      id={legend.id}
      className={styles.legend}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      open={open}
      onOpenChange={setOpen}
      showLabel={legend.showLabel[language]}
      hideLabel={legend.hideLabel[language]}
      summary={
        <div className={styles.summary}>
          <h3 id={titleId}>{legend.title[language]}</h3>
          <p>{legend.teaser[language]}</p>
        </div>
      }
    >
      <div className={styles.unfolded}>
        <Picture
          picture={legend.picture}
          alt={legend.alt[language]}
          sizes="(width < 45rem) 100vw, (width < 75rem) 42vw, 31rem"
        />
        <Prose paragraphs={legend.paragraphs[language]} />
      </div>
    </Disclosure>
  )
}

interface ProseProps {
  readonly paragraphs: readonly string[]
}

/** Text to be read at length; it opens with a drop cap, as a chapter of a printed book does. */
function Prose({ paragraphs }: ProseProps) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

export interface Legend {
  /** Its anchor on the history page. */
  readonly id: string
  readonly title: Localized<string>
  readonly teaser: Localized<string>
  readonly paragraphs: Localized<readonly string[]>
  readonly picture: PictureSource
  readonly alt: Localized<string>
  readonly showLabel: Localized<string>
  readonly hideLabel: Localized<string>
}

/** The two legends of the history page (spec section 2). */
const legends: readonly Legend[] = [
  {
    id: 'serpent',
    title: { es: 'La serpiente que llevó la lluvia', en: 'The serpent who carried the rain' },
    teaser: {
      es: 'De por qué la pitahaya se viste de escamas.',
      en: 'On why the pitahaya wears scales.',
    },
    paragraphs: {
      es: [
        'Cuando el mundo todavía estaba tibio, el agua vivía abajo, en las lagunas, y el cielo, arriba, tenía sed. No se conocían. Entre los dos solo iba y venía el viento, que promete mucho y no carga nada.',
        'Una serpiente de la laguna quiso presentarlos. Bebió hasta dejar seca la orilla y empezó a subir la montaña. A media ladera le faltaron fuerzas; la nieve le prestó plumas blancas, la tarde le prestó oro para las escamas y así, alada, llegó a la cumbre y abrió la boca. Esa fue la primera lluvia.',
        'Pero nadie vuelve entero de un viaje así. Al bajar se le fueron soltando las escamas, una por una, y donde caía una prendía un cactus, y en el cactus una flor que solo se abre de noche. Cuando el sol la encontró ya era fruta: dorada por fuera, blanca como la nieve por dentro y con la noche entera guardada en las semillas.',
        `Dicen que la serpiente duerme enroscada en una de ellas. Nadie sabe en cuál. Por eso quien abre una pitahaya lo hace sin apuro. Nosotros la llamamos ${brand.name}.`,
      ],
      en: [
        'When the world was still warm to the touch, water lived below, in the lakes, and the sky above went thirsty. They had never met. Only the wind traveled between them, and the wind promises much and carries nothing.',
        'A serpent of the lake decided to introduce them. She drank until the shore ran dry and set off up the mountain. Halfway there her strength gave out; the snow lent her white feathers, the evening lent her gold for her scales, and so, winged, she reached the summit and opened her mouth. That was the first rain.',
        'But nobody comes back whole from such a journey. On the way down her scales came loose, one by one, and wherever one fell a cactus took hold, and on the cactus a flower that opens only at night. By the time the sun found it, it was fruit: gold outside, white as snow within, and all the night kept in its seeds.',
        `They say the serpent sleeps curled up inside one of them. No one knows which. That is why whoever opens a pitahaya takes their time. We call her ${brand.name}.`,
      ],
    },
    picture: legendSerpent,
    alt: {
      es: 'Grabado de una serpiente de escamas doradas, coronada de plumas, que se alza ante el sol entre cactus con fruta y flores blancas',
      en: 'Engraving of a serpent with golden scales and a crown of feathers, rising before the sun among cacti with fruit and white flowers',
    },
    showLabel: { es: 'Conocer a la serpiente', en: 'Meet the serpent' },
    hideLabel: { es: 'Ocultar a la serpiente', en: 'Hide the serpent' },
  },
  {
    id: 'owl',
    title: { es: 'La lechuza que guardaba la medianoche', en: 'The owl who kept midnight' },
    teaser: {
      es: 'De por qué la flor se abre a oscuras.',
      en: 'On why the flower opens in the dark.',
    },
    paragraphs: {
      es: [
        'Hubo un tiempo en que la flor de la pitahaya no se decidía. De día la asustaba el ruido; al amanecer, la prisa; al atardecer, los adioses. Y así, cerrada, se le iban los años.',
        'Una lechuza la oía pensar. No le dio consejos, que es lo que dan los que no escuchan. Se posó a su lado y se quedó quieta, tan quieta que la luna bajó a ver qué pasaba y se le quedó detrás, como una puerta abierta.',
        '—¿Qué esperas? —preguntó por fin la flor.',
        '—Nada —dijo la lechuza—. Acompaño.',
        'Entonces la flor se abrió, entera y blanca, y el valle olió por primera vez a lo que huele hoy cuando nadie mira. Duró una sola noche. Bastó.',
        'Desde entonces, cuando una lechuza canta cerca del cultivo, quienes lo cuidan apagan la linterna y bajan la voz. No es miedo. Es que algo bueno está ocurriendo, y no necesita testigos.',
      ],
      en: [
        'There was a time when the pitahaya flower could not make up its mind. By day the noise frightened it; at dawn, the hurry; at dusk, the goodbyes. And so it stayed closed, year after year.',
        'An owl heard it thinking. She gave no advice, which is what people give who do not listen. She settled beside it and kept still, so still that the moon came down to see what was the matter and stayed there behind her, like an open door.',
        '“What are you waiting for?” the flower asked at last.',
        '“Nothing,” said the owl. “I am keeping you company.”',
        'Then the flower opened, whole and white, and for the first time the valley smelled the way it still smells when nobody is looking. It lasted one night. One was enough.',
        'Ever since, when an owl calls near the fields, those who tend them put out the lamp and lower their voices. Not from fear. Something good is happening, and it needs no witness.',
      ],
    },
    picture: legendLechuza,
    alt: {
      es: 'Grabado de una lechuza posada en un cactus florecido, con la luna llena detrás',
      en: 'Engraving of a barn owl perched on a flowering cactus, the full moon behind her',
    },
    showLabel: { es: 'Conocer a la lechuza', en: 'Meet the owl' },
    hideLabel: { es: 'Ocultar a la lechuza', en: 'Hide the owl' },
  },
]
