/** A picture for stories, in one size: Storybook serves the masters without a build. */
function master(name: string, width: number, height: number, placeholder: string) {
  const src = `/masters/${name}.webp`
  return {
    sources: [{ type: 'image/webp', srcSet: `${src} ${width}w` }],
    src,
    width,
    height,
    placeholder,
  }
}

export const bottle = master('bottle-destilado-1', 1000, 1400, '#4c4730')
export const tripleBottle = master('bottle-triple-1', 1000, 1400, '#4c4730')
export const reposadoBottle = master('bottle-reposado-1', 1000, 1400, '#2a1d10')
export const hero = master('hero-wide', 2600, 1350, '#2a4136')
export const heroTall = master('hero-tall', 1500, 3033, '#2a4136')
export const gate = master('gate-wide', 2600, 1350, '#22382f')
export const gateTall = master('gate-tall', 1500, 3033, '#22382f')
export const sceneLayers = {
  sky: {
    wide: master('scene-sky-wide', 2600, 1350, '#18332f'),
    tall: master('scene-sky-tall', 1500, 3033, '#193430'),
  },
  moon: {
    wide: master('scene-moon-wide', 1120, 1116, 'transparent'),
    tall: master('scene-moon-tall', 1306, 1307, 'transparent'),
  },
  land: {
    wide: master('scene-land-wide', 2600, 1350, 'transparent'),
    tall: master('scene-land-tall', 1500, 2333, 'transparent'),
  },
  serpent: {
    wide: master('scene-serpent-wide', 1245, 322, 'transparent'),
    tall: master('scene-serpent-tall', 1360, 400, 'transparent'),
  },
  bottle: master('scene-bottle', 561, 2038, 'transparent'),
  shadow: master('scene-shadow', 774, 316, 'transparent'),
}
export const engraving = master('process-4-distillation', 1280, 1600, '#beb58f')
export const medal = master('medal-01', 600, 600, 'transparent')
export const cocktail = master('cocktail-tonic', 800, 1120, '#d8c48f')

/** The 24 frames of a bottle that turns. */
export const turningBottle = Array.from({ length: 24 }, (_, frame) => {
  const src = `/turntable/destilado/500/${String(frame + 1).padStart(2, '0')}.avif`
  return { src, srcSet: `${src} 500w` }
})
