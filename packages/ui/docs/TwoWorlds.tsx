import { Button } from '../src/components/Button/Button.tsx'
import { Chip } from '../src/components/Chip/Chip.tsx'
import { EngravedEmblem } from '../src/components/Emblem/EngravedEmblem.tsx'
import styles from './TwoWorlds.module.css'

const worlds = [
  { world: 'paper', heading: 'Paper', words: 'Stories, recipes, forms: what is read.' },
  {
    world: 'night',
    heading: 'Night',
    words: 'The bottle, the first screen, the gate: what is looked at.',
  },
] as const

/** The same few components in both worlds, side by side. */
export function TwoWorlds() {
  return (
    <div className={styles.worlds}>
      {worlds.map(({ world, heading, words }) => (
        <section key={world} className={styles.world} data-world={world} aria-label={heading}>
          <EngravedEmblem className={styles.emblem} />
          <p className={styles.heading}>{heading}</p>
          <p>{words}</p>
          <div className={styles.parts}>
            <Button>Add to cart</Button>
            <Button variant="secondary">Our story</Button>
            <Chip tone="attention">Coming soon</Chip>
          </div>
        </section>
      ))}
    </div>
  )
}
