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
export const hero = master('hero-wide', 1600, 1000, '#1d1a0d')
export const heroTall = master('hero-tall', 900, 1300, '#1d1a0d')
export const engraving = master('process-4-distillation', 1280, 1600, '#beb58f')
export const medal = master('medal-01', 600, 600, 'transparent')
export const cocktail = master('cocktail-tonic', 800, 1120, '#d8c48f')

/** The 24 frames of a bottle that turns. */
export const turningBottle = Array.from(
  { length: 24 },
  (_, frame) => `/turntable/destilado/${String(frame + 1).padStart(2, '0')}.webp`,
)
