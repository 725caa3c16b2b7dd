import { brand } from '@storefront/brand'
import type { Localized } from '@storefront/domain'
import { legendLechuza } from '@storefront/imagery/legend-lechuza'
import { legendOwlTall } from '@storefront/imagery/legend-owl-tall'
import { legendOwlWide } from '@storefront/imagery/legend-owl-wide'
import { legendSerpent } from '@storefront/imagery/legend-serpent'
import { legendSerpentTall } from '@storefront/imagery/legend-serpent-tall'
import { legendSerpentWide } from '@storefront/imagery/legend-serpent-wide'
import type { PictureSource } from '@storefront/ui'

interface Engraving {
  readonly picture: PictureSource
  readonly alt: Localized<string>
}

export interface Legend {
  /** Its anchor on the history page. */
  readonly id: string
  readonly world: 'paper' | 'night'
  readonly title: Localized<string>
  /** Shown at all times. */
  readonly firstLines: Localized<string>
  /** As wide as the window, behind the first lines, which are on its empty left third; on phones above them. */
  readonly scene: Engraving & { readonly narrowPicture: PictureSource }
  /** Shown and hidden by the button, with the picture. */
  readonly paragraphs: Localized<readonly string[]>
  readonly picture: Engraving
}

/** The two legends of the history page (spec section 2.11). */
export const legends: readonly Legend[] = [
  {
    id: 'serpent',
    world: 'paper',
    title: { es: 'La serpiente que llevó la lluvia', en: 'The serpent who carried the rain' },
    firstLines: {
      es: 'Cuando el mundo todavía estaba tibio, el agua vivía abajo, en las lagunas, y el cielo, arriba, tenía sed. No se conocían.',
      en: 'When the world was still warm to the touch, water lived below, in the lakes, and the sky above went thirsty. They had never met.',
    },
    scene: {
      picture: legendSerpentWide,
      narrowPicture: legendSerpentTall,
      alt: {
        es: 'La serpiente alada cruza la tormenta; con la lluvia caen las semillas negras de la pitahaya',
        en: 'The winged serpent crosses the storm; with the rain fall the black seeds of the pitahaya',
      },
    },
    paragraphs: {
      es: [
        'Entre los dos solo iba y venía el viento, que promete mucho y no carga nada.',
        'Una serpiente de la laguna quiso presentarlos. Bebió hasta dejar seca la orilla y empezó a subir la montaña. A media ladera le faltaron fuerzas; la nieve le prestó plumas blancas, la tarde le prestó oro para las escamas y así, emplumada, llegó a la cumbre y abrió la boca. Esa fue la primera lluvia.',
        'Pero nadie vuelve entero de un viaje así. Al bajar se le fueron soltando las escamas, encendidas, y donde caía una prendía un cactus, y en el cactus una flor que solo se abre de noche. Cuando el sol la encontró ya era fruta: dorada por fuera, blanca como la nieve por dentro y con la noche entera guardada en las semillas.',
        `Dicen que la serpiente duerme enroscada en una de ellas, y nadie sabe en cuál. Por eso aquí se parte cada pitahaya sin prisa, por si acaso. Nosotros la llamamos ${brand.name}.`,
      ],
      en: [
        'Only the wind traveled between the two, and the wind promises much and carries nothing.',
        'A serpent of the lake decided to introduce them. She drank until the shore ran dry and set off up the mountain. Halfway there her strength gave out; the snow lent her white feathers, the evening lent her gold for her scales, and so, plumed, she reached the summit and opened her mouth. That was the first rain.',
        'But nobody comes back whole from such a journey. On the way down her scales came loose, still burning, and wherever one fell a cactus took hold, and on the cactus a flower that opens only at night. By the time the sun found it, it was fruit: gold outside, white as snow within, and all the night kept in its seeds.',
        `They say the serpent sleeps curled up inside one of them, and no one knows which. That is why every pitahaya here is cut without hurry, just in case. We call her ${brand.name}.`,
      ],
    },
    picture: {
      picture: legendSerpent,
      alt: {
        es: 'La serpiente alada se alza ante el sol entre pitahayas en flor y en fruto',
        en: 'The winged serpent rises before the sun between pitahayas in flower and fruit',
      },
    },
  },
  {
    id: 'owl',
    world: 'night',
    title: { es: 'La lechuza que guardaba la medianoche', en: 'The owl who kept midnight' },
    firstLines: {
      es: 'Hubo un tiempo en que la flor de la pitahaya no se decidía. De día la asustaba el ruido; de tarde, los adioses. Y así, cerrada, se le iban los años.',
      en: 'There was a time when the pitahaya flower could not make up its mind. By day the noise frightened it; at dusk, the goodbyes. And so it stayed closed, year after year.',
    },
    scene: {
      picture: legendOwlWide,
      narrowPicture: legendOwlTall,
      alt: {
        es: 'Grabado de una lechuza con las alas abiertas ante la luna llena, sobre un cultivo de pitahaya en flor y un volcán a lo lejos',
        en: 'Engraving of a barn owl, wings spread before the full moon, above flowering pitahaya and a distant volcano',
      },
    },
    paragraphs: {
      es: [
        'Una lechuza la oía pensar. No le dio consejos, que es lo que da quien no escucha. Se posó a su lado y se quedó quieta, tan quieta que la luna bajó a ver qué pasaba y se le quedó detrás, como una puerta abierta.',
        '—¿Qué esperas? —preguntó por fin la flor.',
        '—Nada —dijo la lechuza—. Acompaño.',
        'Entonces la flor se abrió, entera y blanca, y el valle olió por primera vez a lo que huele hoy cuando nadie mira. Duró una sola noche. Bastó.',
        'Desde entonces, cuando una lechuza canta cerca del cultivo, quienes lo cuidan apagan la linterna y bajan la voz. No es miedo. Es que algo bueno está ocurriendo, y no necesita testigos.',
      ],
      en: [
        'An owl heard it thinking. She gave no advice, which is what people give who do not listen. She settled beside it and kept still, so still that the moon came down to see what was the matter and stayed there behind her, like an open door.',
        '“What are you waiting for?” the flower asked at last.',
        '“Nothing,” said the owl. “I am keeping you company.”',
        'Then the flower opened, whole and white, and for the first time the valley smelled the way it still smells when nobody is looking. It lasted one night. One was enough.',
        'Ever since, when an owl calls near the fields, those who tend them put out the lamp and lower their voices. Not from fear. Something good is happening, and it needs no witness.',
      ],
    },
    picture: {
      picture: legendLechuza,
      alt: {
        es: 'Grabado de una lechuza posada en una rama, entre cactus con fruta y flores blancas, con la luna llena detrás',
        en: 'Engraving of a barn owl perched on a branch among cacti with fruit and white flowers, the full moon behind her',
      },
    },
  },
]
